import type { DeskBoard, ListedDeal } from '@riparo/domain/care/deals/deal-list-calls.ts';
import { type DealStage, dealStages } from '@riparo/domain/buy/deal/stages.ts';
import { sql } from 'drizzle-orm';
import { namesIn } from '../../../platform/database/batching/finder.ts';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import { deals } from '../../../buy/deals/tables.ts';
import { eachStage, isOfStage, NO_DEALS, totalsByStage } from './deal-totals.ts';
import { listDeals, listedColumns, MAX_NAMED_DEALS, type DealSearch, toListed } from './list-deals.ts';

const cardsEach = 20;

/** Every stage with its totals, its oldest and its latest deals. */
export const readBoard = (db: Database | Transaction, filter: DealSearch): Promise<DeskBoard> =>
  filter.named ? boardOfNamed(db, filter, filter.named.isCut) : boardOfAll(db, filter);

/** So few deals that one query reads them all. */
async function boardOfNamed(
  db: Database | Transaction,
  filter: DealSearch,
  isCut: boolean,
): Promise<DeskBoard> {
  const { data } = await listDeals(db, { ...filter, sort: 'newest' }, undefined, MAX_NAMED_DEALS);
  return dealStages.map(({ key }) => {
    const inStage = data.filter(({ stage }) => stage === key);
    return {
      stage: key,
      number: inStage.length,
      sumCents: inStage.reduce((sum, { priceCents }) => sum + priceCents, 0),
      isMore: isCut && inStage.length > 0,
      oldestAt: inStage.at(-1)?.createdAt ?? null,
      deals: inStage.slice(0, cardsEach),
    };
  });
}

async function boardOfAll(db: Database | Transaction, filter: DealSearch): Promise<DeskBoard> {
  const [totals, oldest, cards] = await Promise.all([
    totalsByStage(db, filter),
    oldestByStage(db, filter),
    latestByStage(db, filter),
  ]);
  return dealStages.map(({ key }) => ({
    stage: key,
    ...(totals.get(key) ?? NO_DEALS),
    oldestAt: oldest.get(key) ?? null,
    deals: cards.get(key) ?? [],
  }));
}

async function oldestByStage(
  db: Database | Transaction,
  filter: DealSearch,
): Promise<ReadonlyMap<DealStage, string>> {
  const { rows } = await db.execute<{ stage: DealStage; created_at: string }>(sql`
    select stages.stage, oldest.created_at from ${eachStage()} cross join lateral (
      select ${deals.createdAt} from ${deals} where ${isOfStage(filter)}
      order by ${deals.createdAt}, ${deals.uuid} limit 1
    ) as oldest`);
  return new Map(rows.map(({ stage, created_at }) => [stage, new Date(created_at).toISOString()]));
}

async function latestByStage(
  db: Database | Transaction,
  filter: DealSearch,
): Promise<ReadonlyMap<DealStage, ListedDeal[]>> {
  const latest = db
    .select(listedColumns)
    .from(deals)
    .where(isOfStage(filter))
    .orderBy(sql`${deals.createdAt} desc`, sql`${deals.uuid} desc`)
    .limit(cardsEach)
    .as('latest');
  const rows = await db.select(namesIn(latest, listedColumns)).from(eachStage()).crossJoinLateral(latest);
  const cards = new Map<DealStage, ListedDeal[]>();
  for (const row of rows) {
    const listed = toListed(row);
    cards.set(listed.stage, [...(cards.get(listed.stage) ?? []), listed]);
  }
  return cards;
}
