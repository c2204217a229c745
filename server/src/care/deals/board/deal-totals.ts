import type { DealTotals } from '@riparo/domain/care/deals/deal-list-calls.ts';
import { type DealStage, dealStages } from '@riparo/domain/buy/deal/stages.ts';
import { MAX_DEALS_COUNTED } from '@riparo/domain/care/deals/list-views.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import { dealTally, deals } from '../../../buy/deals/tables.ts';
import { isWanted, type DealSearch } from './list-deals.ts';

export const NO_DEALS: DealTotals = { number: 0, sumCents: 0, isMore: false };

/** The stages as rows to join: one round trip answers for all of them. */
export const eachStage = (only?: DealStage): SQL => {
  const keys = only ? [only] : dealStages.map(({ key }) => key);
  return sql`unnest(array[${sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )}]::text[]) as stages(stage)`;
};

export const isOfStage = (filter: DealSearch): SQL =>
  sql`${and(sql`${deals.stage} = stages.stage`, isWanted({ ...filter, stage: undefined }))}`;

/** Number and value of deals by stage; a stage without any may be missing. */
export const totalsByStage = async (
  db: Database | Transaction,
  filter: DealSearch,
): Promise<ReadonlyMap<DealStage, DealTotals>> => {
  const hasStoredTotals = !filter.from && !filter.until && !filter.openedBy && filter.q === undefined;
  return hasStoredTotals ? storedTotals(db, filter) : countUpToLimit(db, filter);
};

export async function totalsOf(db: Database | Transaction, filter: DealSearch): Promise<DealTotals> {
  if (filter.named) return namedOnes(db, filter, filter.named.isCut);
  let sum = NO_DEALS;
  for (const each of (await totalsByStage(db, filter)).values())
    sum = {
      number: sum.number + each.number,
      sumCents: sum.sumCents + each.sumCents,
      isMore: sum.isMore || each.isMore,
    };
  return sum;
}

const sumsOf = (number: string, sumCents: string, isMore: boolean): DealTotals => ({
  number: Number(number),
  sumCents: Number(sumCents),
  isMore,
});

async function namedOnes(
  db: Database | Transaction,
  filter: DealSearch,
  isCut: boolean,
): Promise<DealTotals> {
  const [row] = await db
    .select({ number: sql<string>`count(*)`, sumCents: sql<string>`coalesce(sum(${deals.priceCents}), 0)` })
    .from(deals)
    .where(isWanted(filter));
  return row ? sumsOf(row.number, row.sumCents, isCut) : NO_DEALS;
}

/** Stored totals exist only by stage and product. */
async function storedTotals(db: Database | Transaction, { stage, product }: DealSearch) {
  const rows = await db
    .select({
      stage: dealTally.stage,
      number: sql<string>`sum(${dealTally.number})`,
      sumCents: sql<string>`sum(${dealTally.sumCents})`,
    })
    .from(dealTally)
    .where(and(stage && eq(dealTally.stage, stage), product ? eq(dealTally.productKey, product) : undefined))
    .groupBy(dealTally.stage);
  return new Map(rows.map((row) => [row.stage, sumsOf(row.number, row.sumCents, false)]));
}

/** Counts up to a limit in each stage: counting a million takes longer than showing their first page. */
async function countUpToLimit(db: Database | Transaction, filter: DealSearch) {
  const { rows } = await db.execute<{ stage: DealStage; number: number; sum_cents: string | null }>(sql`
    select stages.stage, counted.number, counted.sum_cents
    from ${eachStage(filter.stage)} cross join lateral (
      select count(*)::int as number, sum(price_cents) as sum_cents
      from (
        select ${deals.priceCents} from ${deals} where ${isOfStage(filter)} limit ${MAX_DEALS_COUNTED + 1}
      ) as first_ones
    ) as counted`);
  return new Map(
    rows.map(({ stage, number, sum_cents }) => [
      stage,
      {
        number: Math.min(number, MAX_DEALS_COUNTED),
        sumCents: Number(sum_cents ?? 0),
        isMore: number > MAX_DEALS_COUNTED,
      },
    ]),
  );
}
