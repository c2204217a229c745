import { bareStatement, readStatementAlone } from '../../server/src/database/statements-alone.ts';

export type MigrationFile = { readonly tag: string; readonly text: string };
export type Danger = { readonly tag: string; readonly statement: string; readonly why: string };

/** What earlier files have left, as far as a later one relies on it. */
type Known = {
  /** Checks that a column is filled, by name, and whether every row was held against them. */
  readonly notNullChecks: Map<string, { readonly column: string; isValidated: boolean }>;
};

type Reading = {
  readonly known: Known;
  readonly created: ReadonlySet<string>;
  /** Columns that the same file adds. */
  readonly added: ReadonlySet<string>;
  readonly small: ReadonlySet<string>;
};

/**
 * What in these migrations would hold up the site on a large table: whoever writes there waits until the statement is
 * done, and so does everybody behind them. Tables that the same file creates are empty, and `small` ones stay so.
 */
export function findDangers(
  files: readonly MigrationFile[],
  small: ReadonlySet<string> = new Set(),
): Danger[] {
  const known: Known = { notNullChecks: new Map() };
  return files.flatMap(({ tag, text }) => {
    const statements = text.split('--> statement-breakpoint').filter((part) => bareStatement(part) !== '');
    const created = new Set(statements.flatMap((part) => createdTable.exec(bareStatement(part))?.[1] ?? []));
    const added = new Set(
      statements.flatMap((part) => {
        const [, table, column] = addedColumn.exec(bareStatement(part)) ?? [];
        return table && column ? [`${table}.${column}`] : [];
      }),
    );
    const reading = { known, created, added, small };
    const isAlone = statements.map((part) => readStatementAlone(part) !== null);
    const mixed = isAlone.includes(true) && isAlone.includes(false);
    return statements.flatMap((part, index) => {
      const whys = [
        ...(mixed && isAlone[index] ? ['runs alone: give it a file of its own (--custom)'] : []),
        ...dangersOf(part, reading),
      ];
      const statement = bareStatement(part).slice(0, 120);
      return whys.map((why) => ({ tag, statement, why }));
    });
  });
}

const createdTable = /^create (?:unlogged )?table (?:if not exists )?"?(\w+)"?/i;
const addedColumn = /^alter table (?:only )?"?(\w+)"? add column (?:if not exists )?"?(\w+)"?/i;
const notNullCheck = /^add constraint "?(\w+)"? check \(+"?(?:\w+"?\."?)?(\w+)"? is not null\)/i;
const fill = 'change rows a few at a time: `-- until no row is left`, with a limit';

function dangersOf(part: string, reading: Reading): string[] {
  const text = bareStatement(part);
  const isLarge = (table = '') => !reading.created.has(table) && !reading.small.has(table);
  if (/^create (?:or replace )?function/i.test(text)) return [];
  if (/^do\b/i.test(text)) return ['can not be read here: write out what it does'];
  if (/^(vacuum full|cluster|lock)\b/i.test(text)) return ['locks the whole table'];
  if (/^reindex (?!.*concurrently)/i.test(text)) return ['locks the whole table: reindex … concurrently'];
  if (/^refresh materialized view (?!concurrently)/i.test(text)) return ['locks readers out: concurrently'];

  const index = /^create (?:unique )?index (concurrently )?.*? on (?:only )?"?(\w+)"?/i.exec(text);
  if (index)
    return index[1] || !isLarge(index[2]) ? [] : ['locks out writers while it is built: CONCURRENTLY'];

  const changed = /^(?:update|delete from) (?:only )?"?(\w+)"?/i.exec(text);
  if (changed) return isLarge(changed[1]) && !isBounded(part, text) ? [fill] : [];
  const copied = /^insert into .*? select .*? from "?(\w+)"?/i.exec(text);
  if (copied) return isLarge(copied[1]) && !isBounded(part, text) ? [fill] : [];

  const dropped = /^drop table (?:if exists )?"?(\w+)"?/i.exec(text);
  if (dropped) return isUnused(part) ? [] : [unusedFirst];
  const altered = /^alter table (?:if exists )?(?:only )?"?(?:public"?\."?)?(\w+)"? (.*?);?$/i.exec(text);
  if (!altered?.[1] || altered[2] === undefined) return [];
  noteChecks(altered[2], altered[1], reading.known);
  return isLarge(altered[1]) ? dangersOfChange(part, altered[1], altered[2], reading) : [];
}

const isBounded = (part: string, text: string) =>
  readStatementAlone(part)?.kind === 'until-no-row-is-left' && /\blimit \d+\b/i.test(text);

const unusedFirst =
  'the build that is being replaced may still name it: drop it a release later, with `-- unused since …` above';
const isUnused = (part: string) => /^\s*-- unused since \S/im.test(part);

function noteChecks(change: string, table: string, { notNullChecks }: Known): void {
  const added = notNullCheck.exec(change);
  if (added)
    notNullChecks.set(`${table}.${added[1]}`, { column: `${table}.${added[2]}`, isValidated: false });
  const validated = /^validate constraint "?(\w+)"?/i.exec(change);
  const check = validated && notNullChecks.get(`${table}.${validated[1]}`);
  if (check) check.isValidated = true;
}

function dangersOfChange(part: string, table: string, change: string, { known, added }: Reading): string[] {
  if (/^(set (un)?logged|set tablespace|set access method)/i.test(change))
    return ['writes the whole table anew'];
  if (/^rename\b/i.test(change)) return ['the build that is being replaced knows the old name'];
  if (/^attach partition\b/i.test(change))
    return ['reads all that it attaches, locked: a validated check first'];
  if (/^drop column\b/i.test(change)) return isUnused(part) ? [] : [unusedFirst];
  if (/^add column\b/i.test(change)) return dangersOfColumn(change);
  if (/^alter column \S+ (set data )?type\b/i.test(change))
    return ['may write the whole table anew: a second column, filled a few rows at a time'];
  const notNull = /^alter column "?(\w+)"? set not null/i.exec(change);
  if (notNull) {
    const isChecked = [...known.notNullChecks.values()].some(
      ({ column, isValidated }) => isValidated && column === `${table}.${notNull[1]}`,
    );
    return isChecked
      ? []
      : ['reads the whole table, locked: a check (… is not null) validated in an earlier file'];
  }
  if (/^add (constraint \S+ )?(unique|primary key|exclude)\b/i.test(change))
    return /using index/i.test(change)
      ? []
      : ['builds an index, locked: one built CONCURRENTLY, and USING INDEX'];
  const checked = notNullCheck.exec(change)?.[2];
  if (checked !== undefined && added.has(`${table}.${checked}`))
    return ['refuses every change of a row that is not filled yet: fill the rows first, in a file between'];
  if (/^add (constraint \S+ )?(foreign key|check)\b/i.test(change))
    return /not valid$/i.test(change)
      ? []
      : ['reads the whole table, locked: NOT VALID, validated in the next file'];
  return [];
}

function dangersOfColumn(change: string): string[] {
  const dangers: string[] = [];
  const initial = / default (.*)$/i.exec(change)?.[1] ?? '';
  // What PostgreSQL works out once for all rows; any other call would be made for each of them.
  const calls = initial.replaceAll(/\bnow\(\)/gi, '').match(/\b\w+\s*\(/g) ?? [];
  if (
    calls.length > 0 ||
    /\bgenerated (always|by default) as\b|^add column \S+ (small|big)?serial/i.test(change)
  )
    dangers.push('writes the whole table anew for a default of each row: fill it a few rows at a time');
  if (/\bnot null\b/i.test(change) && initial === '')
    dangers.push('fails where there are rows, and the build that is being replaced writes none: a default');
  if (/\b(unique|primary key|references|check)\b/i.test(change))
    dangers.push('a constraint of its own, NOT VALID or USING INDEX');
  return dangers;
}
