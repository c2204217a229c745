import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { statisticsCall } from '@riparo/domain/desk/statistics/figure-calls.ts';
import { CALL_WAIT_KINDS, FUNNEL_STEPS, type StatisticKind } from '@riparo/domain/desk/statistics/kinds.ts';
import { grainOf, type Period, periodError } from '@riparo/domain/desk/statistics/period.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { staffMembers } from '../staff/tables.ts';
import { type CountedSoFar, countedSoFar, countedAndNewerWhere } from './counted-so-far.ts';

export type StatisticsQuery = Period & {
  product?: string | undefined;
  consultant?: StaffId | undefined;
};

type Figures = AnswerOf<typeof statisticsCall>['data'];

/** Sums over time and product, or over consultants, as the picture needs. */
type Counted = {
  kind: StatisticKind;
  at: string;
  product: string;
  /** Null for the sum over all of them. */
  consultant: string | null;
  number: number;
  cents: number;
};

const purchases: readonly StatisticKind[] = [...FUNNEL_STEPS, 'premium', 'refund'];
const byProduct: readonly StatisticKind[] = [...FUNNEL_STEPS, 'premium'];
const overTime: readonly StatisticKind[] = [
  'promise-kept',
  'promise-missed',
  'word-kept',
  'word-missed',
  'premium',
  'refund',
];
const waits: readonly StatisticKind[] = CALL_WAIT_KINDS;

/** Both the counted and the newer events. */
export async function readStatistics(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  query: StatisticsQuery,
  { seesAll, reader }: { seesAll: boolean; reader: StaffId },
) {
  const fault = periodError(query);
  if (fault) return failure(generalErrors.validation, { to: fault });
  const [{ rows }, people] = await Promise.all([
    db.execute<Counted>(countedIn(query, await countedSoFar({ db, clock }))),
    db.select().from(staffMembers),
  ]);
  const added = rows.filter(({ consultant }) => consultant === null);
  const of = (...kinds: readonly StatisticKind[]) => added.filter(({ kind }) => kinds.includes(kind));
  const funnels = Map.groupBy(of(...FUNNEL_STEPS), ({ product }) => product);
  const data: Figures = {
    promises: promisesIn(of('promise-kept', 'promise-missed'), 'promise'),
    words: promisesIn(of('word-kept', 'word-missed'), 'word'),
    waits: countsOf(CALL_WAIT_KINDS, of(...waits)),
    funnel: [...funnels].map(([product, some]) => ({ product, ...countsOf(FUNNEL_STEPS, some) })),
    premium: of('premium').map((row) => ({ ...amountOf(row), product: row.product })),
    refunds: of('refund').map(amountOf),
    consultants: consultantsIn(rows, people).filter(({ id }) => seesAll || id === reader),
  };
  return { data };
}

const isIn = (kinds: readonly StatisticKind[]) => sql`kind in ${kinds}`;

/** The query behind all pictures. */
export function countedIn({ from, to, product, consultant }: StatisticsQuery, since: CountedSoFar): SQL {
  const isAsked = sql.join(
    [
      sql`day between ${from}::date and ${to}::date`,
      ...(product === undefined ? [] : [sql`(product = ${product} or not ${isIn(purchases)})`]),
      ...(consultant === undefined ? [] : [sql`consultant = ${consultant}`]),
    ],
    sql` and `,
  );
  const pattern = grainOf({ from, to }) === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM';
  return sql`
    select kind, coalesce(at, '') as at, coalesce(product, '') as product, consultant,
      sum(number)::float8 as number, sum(cents)::float8 as cents
    from (
      select kind, consultant, number, cents,
        case when ${isIn(overTime)} then to_char(day, ${pattern}) else '' end as at,
        case when ${isIn(byProduct)} then product else '' end as product
      from (${countedAndNewerWhere(isAsked, since)}) as happened
    ) as shown
    group by grouping sets ((kind, at, product), (kind, consultant))
    order by at, product`;
}

const amountOf = ({ at, number, cents }: Counted) => ({ at, number, cents });

function promisesIn(rows: readonly Counted[], of: 'promise' | 'word'): Figures['promises'] {
  const numberOf = (some: readonly Counted[], kind: StatisticKind) =>
    some.find((row) => row.kind === kind)?.number ?? 0;
  return [...Map.groupBy(rows, ({ at }) => at)].map(([at, some]) => ({
    at,
    kept: numberOf(some, `${of}-kept`),
    missed: numberOf(some, `${of}-missed`),
  }));
}

function countsOf<Kind extends StatisticKind>(
  kinds: readonly Kind[],
  rows: readonly Counted[],
): Record<Kind, number> {
  const numberOf = (kind: Kind) => rows.find((row) => row.kind === kind)?.number ?? 0;
  return Object.fromEntries(kinds.map((kind) => [kind, numberOf(kind)])) as Record<Kind, number>;
}

type Person = typeof staffMembers.$inferSelect;

function consultantsIn(rows: readonly Counted[], people: readonly Person[]): Figures['consultants'] {
  const rowsOf = Map.groupBy(rows, ({ consultant }) => consultant);
  return people
    .map((person) => {
      const some = rowsOf.get(person.id) ?? [];
      const sumOf = (...kinds: readonly StatisticKind[]) =>
        some.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { number }) => sum + number, 0);
      return {
        id: person.id,
        name: fullNameOf(person),
        kept: sumOf('promise-kept'),
        missed: sumOf('promise-missed'),
        calls: sumOf(...waits),
        opened: sumOf('opened'),
        paid: sumOf('paid'),
      };
    })
    .filter(({ kept, missed, calls, opened, paid }) => kept + missed + calls + opened + paid > 0)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'it'));
}
