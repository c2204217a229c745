import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareStatement, readStatementAlone } from '../../server/src/platform/database/statements-alone.ts';

export type MigrationFile = { readonly tag: string; readonly text: string };

const project = join(import.meta.dirname, '../..');
const fewRows = 'change rows a few at a time: `-- until no row is left`, with a limit';

/**
 * What in these migrations would block the site on a large table, or break the build being replaced: Squawk's
 * findings and our own. To allow a false positive, put `-- squawk-ignore rule` above the statement.
 */
export async function findDangers(
  files: readonly MigrationFile[],
  smallTables: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const found: string[] = [];
  for (const file of files) {
    const named = [...dangersOfRows(file, smallTables), ...(await squawkAt(file))];
    found.push(...named.map((danger) => `${file.tag}: ${danger}`));
  }
  return found;
}

type Violation = { readonly line: number; readonly rule_name: string; readonly message: string };

async function squawkAt({ text }: MigrationFile): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'migration-'));
  const path = join(folder, 'migration.sql');
  await writeFile(path, text);
  const transaction = statementsOf(text).some(runsAlone) ? [] : ['--assume-in-transaction'];
  const options = ['--config', join(project, '.squawk.toml'), '--reporter', 'json', ...transaction];
  const violations = await new Promise<readonly Violation[]>((resolve, reject) => {
    execFile(join(project, 'node_modules/.bin/squawk'), [...options, path], (error, output) => {
      // It exits with 1 if it found something.
      if (output === '') reject(error ?? new Error('squawk said nothing'));
      else resolve(JSON.parse(output) as Violation[]);
    });
  });
  await rm(folder, { recursive: true });
  return violations.map(({ line, rule_name, message }) => `line ${line + 1}: ${message} (${rule_name})`);
}

const statementsOf = (text: string): string[] =>
  text.split('--> statement-breakpoint').filter((part) => bareStatement(part) !== '');
const runsAlone = (statement: string): boolean => readStatementAlone(statement) !== null;

const createdTable = /^create (?:unlogged )?table (?:if not exists )?"?(\w+)"?/i;
const changedTable = /^(?:update|delete from|insert into .*? select .*? from) (?:only )?"?(\w+)"?/i;
/** What Squawk does not check. */
const refused: readonly [RegExp, string][] = [
  [/^do\b/i, 'can not be read here: write out what it does'],
  [/^(vacuum full|cluster|lock)\b/i, 'locks the whole table'],
  [
    /^alter table .* set (un)?logged|^alter table .* set (tablespace|access method)/i,
    'writes the whole table anew',
  ],
];

function dangersOfRows({ text }: MigrationFile, smallTables: ReadonlySet<string>): string[] {
  const statements = statementsOf(text);
  const created = new Set(statements.map((part) => createdTable.exec(bareStatement(part))?.[1]));
  const isMixed = statements.some(runsAlone) && !statements.every(runsAlone);
  const mixed = isMixed ? ['what runs alone stands in a file of its own (--custom)'] : [];
  return [...mixed, ...statements.flatMap(dangersOf)];

  function dangersOf(part: string): string[] {
    const bare = bareStatement(part);
    const whys = refused.flatMap(([what, why]) => (what.test(bare) ? [why] : []));
    const changed = changedTable.exec(bare)?.[1];
    const isLarge = changed !== undefined && !created.has(changed) && !smallTables.has(changed);
    const isInSteps =
      readStatementAlone(part)?.kind === 'until-no-row-is-left' && /\blimit \d+\b/i.test(bare);
    if (isLarge && !isInSteps) whys.push(fewRows);
    return whys.map((why) => `${bare.slice(0, 120)}: ${why}`);
  }
}
