import { describe, expect, test } from 'vitest';
import { findMutants } from './find-mutants.ts';

/** Each change of a piece of code as `original → mutated`. */
const changesOf = (code: string) =>
  findMutants('some.tsx', code).map(({ original, mutated }) => `${original} → ${mutated}`);

const withQueries = (code: string) =>
  changesOf(`import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';\n${code}`);

describe('code is changed in small ways', () => {
  test.each([
    ['a guard never holds, or always', 'if (!deal) gone = open;', ['!deal → false', '!deal → true']],
    [
      'a choice goes one way',
      "tell(isPaid ? 'Pagata' : 'Da pagare');",
      ["tell(isPaid ? 'Pagata' : 'Da pagare'); → ", 'isPaid → false', 'isPaid → true'],
    ],
    [
      'each of several conditions is left out',
      'const is = a && b && c;',
      ['a → true', 'b → true', 'c → true'],
    ],
    [
      'each of several reasons is left out',
      'if (a || b) gone = open;',
      ['a || b → true', 'a → false', 'b → false'],
    ],
    ['a limit is off by itself', 'const isLate = now >= end;', ['now >= end → now > end']],
    [
      'an equality is turned round',
      "const isOpen = state !== 'closed';",
      ["state !== 'closed' → state === 'closed'"],
    ],
    ['a negation is dropped', 'tell({ isNew: !known });', ['tell({ isNew: !known }); → ', '!known → known']],
    ['a count is off by one', 'const tries = 5;', ['5 → 6']],
    ['one becomes none', 'const next = attempt + 1;', ['attempt + 1 → (attempt) - (1)', '1 → 0']],
    ['a time is longer, and its unit as it was', 'const lifeMs = 31 * minuteMs;', ['31 → 32']],
    ['a long number is doubled', 'const lifeMs = 86_400_000;', ['86_400_000 → 172800000']],
    ['yes becomes no', 'const options = { isShared: false };', ['false → true']],
    ['a default is missing', 'const count = found ?? none;', ['none → undefined']],
    ['a state is another', "const change = { state: 'expired' };", ["'expired' → 'another-word'"]],
    ['an answer is another', "const answer = () => 'paid';", ["'paid' → 'another-word'"]],
    ['what is to be done is not', 'await lockDeal(tx, uuid);', ['await lockDeal(tx, uuid); → ']],
    [
      'one is enough, or all are needed',
      'const is = list.some(isOpen);',
      ['list.some(isOpen) → list.every(isOpen)'],
    ],
    ['the larger is the smaller', 'const life = Math.max(a, b);', ['Math.max(a, b) → Math.min(a, b)']],
    ['nothing is filtered', 'const left = all.filter(isOpen).length;', ['all.filter(isOpen) → all']],
    [
      'a row is not locked',
      "const rows = await find(id).for('update');",
      ["find(id).for('update') → find(id)"],
    ],
  ])('%s', (_, code, changes) => {
    expect(changesOf(code)).toEqual(changes);
  });

  test.each([
    ['rows of everybody', 'const rows = db.select().where(eq(t.id, id));', ['eq(t.id, id) → undefined']],
    [
      'each condition of a query is left out',
      'const is = and(eq(t.id, id), isNull(t.end));',
      [
        'eq(t.id, id) → undefined',
        'isNull(t.end) → undefined',
        'isNull(t.end) → __queryBuilder.isNotNull(t.end)',
      ],
    ],
    [
      'a condition of an update on conflict',
      'const on = { set, setWhere: eq(t.id, id) };',
      ['eq(t.id, id) → undefined'],
    ],
    ['not conditions that are spread out', 'const is = or(...tables.map(refersTo));', []],
    ['not the name by which a condition is handed over', 'const find = ({ where }) => rows({ where });', []],
    ['a limit in a query', 'const is = lt(t.end, now);', ['lt(t.end, now) → __queryBuilder.lte(t.end, now)']],
    ['an order', 'const by = desc(t.attempt);', ['desc(t.attempt) → __queryBuilder.asc(t.attempt)']],
  ])('and queries too: %s', (_, code, changes) => {
    expect(withQueries(code)).toEqual(changes);
  });

  test.each([
    ['what is logged', "parts.log.warn({ count: 3 }, 'late');"],
    ['a step told to tests', "done('refund-asked');"],
    ['what can not happen', "if (!row || row.count < 3) throw new Error('not stored');"],
    ['when something is logged', "if (outcome === 'not-ours') parts.log.error({ id }, 'money arrived');"],
    ['how often a job runs', 'const job = defineJob({ everySeconds: 600, retry: { limit: 20 } });'],
    ['a type', "type State = 'open' | 3; const state: State = given as 'open';"],
    ['a text for people', "const text = { title: 'Ricevuta di recesso', body: 'testo' };"],
    ['the name of a property', "const o = { 'in-progress': a, 3: b };"],
    ['a default that is nothing', 'const found = row ?? null;'],
    ['joined texts', "const path = '/deals/' + uuid;"],
    ['an import', "import { a } from 'some-where'; export * from 'else-where';"],
    ['a name that every object has', 'const text = bytes.toString();'],
    [
      'how something looks',
      'const icon = <Mail size={20} className={isWide ? styles.wide : styles.narrow} />;',
    ],
    ['a drawing', 'const sun = <svg aria-hidden="true">{isDay && <Circle radius={20} />}</svg>;'],
    ['code that is loaded ahead', 'useEffect(() => whenIdle(() => void Card.preload().catch(ignore)), []);'],
  ])('%s is left alone', (_, code) => {
    expect(changesOf(code)).toEqual([]);
  });

  test('parentheses never end an optional chain too early', () => {
    expect(changesOf('const open = deal?.pages.filter(isOpen).length;')).toEqual([]);
    expect(changesOf('const open = deal?.pages.map((page) => page.copies.filter(isOpen));')).toEqual([
      'page.copies.filter(isOpen) → page.copies',
    ]);
  });

  test('a mutant knows where it is', () => {
    expect(findMutants('some.ts', 'const a = b;\n  if (a) go = true;')[0]).toMatchObject({
      id: 'some.ts#0',
      line: 2,
      lineText: 'if (a) go = true;',
    });
  });
});
