import type { DealFilter, ListedDeal } from '@riparo/domain/care/deals/deal-list-calls.ts';
import { searchTermOf } from '@riparo/domain/care/deals/list-words.ts';
import { findSoldProduct } from '@riparo/domain/buy/products/catalogue.ts';
import type { DealUuid, StaffId } from '@riparo/domain/platform/values/ids.ts';
import { addDays, isoDate, momentInRome } from '@riparo/domain/platform/values/calendar.ts';
import { and, asc, desc, eq, exists, gte, inArray, isNull, like, lt, max, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import { afterMark, pageOf } from '../../../platform/database/page.ts';
import { literally } from '../../../platform/database/text-patterns.ts';
import { dealWords, deals } from '../../../buy/deals/tables.ts';
import { phoneSales } from '../../phone-sales/tables.ts';
import { hasSkiPolicyIdEnd } from '../../../buy/ski/deal-policies.ts';

const pageSize = 50;

/** The columns that a line of the list needs, out of a wide row. */
export const listedColumns = {
  uuid: deals.uuid,
  version: deals.version,
  stage: deals.stage,
  order: deals.order,
  productKey: deals.productKey,
  firstName: deals.firstName,
  lastName: deals.lastName,
  email: deals.email,
  priceCents: deals.priceCents,
  createdAt: deals.createdAt,
  expiresAt: deals.expiresAt,
  startsOn: deals.startsOn,
  endsOn: deals.endsOn,
  erasureAskedAt: deals.erasureAskedAt,
};

export type ListedRow = { [Name in keyof typeof listedColumns]: (typeof deals.$inferSelect)[Name] };

/**
 * Deals of people who asked to be forgotten are shown without a name: the contract is stored, but not found
 * by name.
 */
export const toListed = (row: ListedRow): ListedDeal => ({
  uuid: row.uuid,
  version: row.version,
  stage: row.stage,
  order: row.order,
  product: { key: row.productKey, title: findSoldProduct(row.productKey)?.title ?? row.productKey },
  person: row.erasureAskedAt ? null : { firstName: row.firstName, lastName: row.lastName, email: row.email },
  priceCents: row.priceCents,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
});

/** The filter, and the reader. */
export type DealSearch = DealFilter & {
  readonly reader: StaffId;
  /** The first deals that match the searched words, in the order of the list; `isCut` when there are more. */
  readonly named?: { readonly uuids: readonly DealUuid[]; readonly isCut: boolean } | undefined;
};

/** Deals shown for a name; a search that finds more has to be narrower. */
export const MAX_NAMED_DEALS = 200;

/**
 * Looks the words up first. A common name is searched among the latest deals first: sorting all of its deals
 * takes too long.
 */
export async function withNameMatches(db: Database, filter: DealSearch): Promise<DealSearch> {
  if (filter.q === undefined || searchTermOf(filter.q).by !== 'words') return filter;
  const [last] = await db.select({ at: max(deals.createdAt) }).from(deals);
  const isOfLastMonth = last?.at ? gte(deals.createdAt, new Date(last.at.getTime() - monthMs)) : undefined;
  return db.transaction(async (tx) => {
    // Left to itself the planner scans all deals from the latest on, which takes far too long for a rare name
    // in a million.
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`,
    );
    const fitting = (condition?: SQL) =>
      tx
        .select({ uuid: deals.uuid })
        .from(deals)
        .where(and(isWanted(filter), condition))
        .limit(MAX_NAMED_DEALS + 1);
    const inOrder = (condition?: SQL) => fitting(condition).orderBy(...orderOf(filter));
    let found = await fitting();
    if (found.length > MAX_NAMED_DEALS) {
      const latest = filter.sort === 'oldest' ? [] : await inOrder(isOfLastMonth);
      found = latest.length > MAX_NAMED_DEALS ? latest : await inOrder();
    }
    const uuids = found.slice(0, MAX_NAMED_DEALS).map(({ uuid }) => uuid);
    return { ...filter, named: { uuids, isCut: found.length > MAX_NAMED_DEALS } };
  });
}

/** Thirty days. */
const monthMs = 2_592_000_000;

const orderOf = ({ sort }: Pick<DealFilter, 'sort'>) => {
  const direction = sort === 'oldest' ? asc : desc;
  return [direction(deals.createdAt), direction(deals.uuid)];
};

/** Days are days in Italy, both included. */
export const isWanted = ({
  stage,
  product,
  from,
  until,
  q,
  named,
  openedBy,
  reader,
}: DealSearch): SQL | undefined =>
  and(
    stage && eq(deals.stage, stage),
    product ? eq(deals.productKey, product) : undefined,
    from ? gte(deals.createdAt, momentInRome(isoDate(from), '00:00')) : undefined,
    until ? lt(deals.createdAt, momentInRome(addDays(isoDate(until), 1), '00:00')) : undefined,
    isNamed({ q, named }),
    openedBy ? isOpenedBy(openedBy === 'me' ? reader : undefined) : undefined,
  );

const isNamed = ({ q, named }: Pick<DealSearch, 'q' | 'named'>): SQL | undefined => {
  if (named) return inArray(deals.uuid, [...named.uuids]);
  return q === undefined ? undefined : isAbout(q);
};

/** Opened on the phone, by one member of staff or by any. */
const isOpenedBy = (staffId: StaffId | undefined): SQL =>
  exists(
    new QueryBuilder()
      .select({ key: phoneSales.key })
      .from(phoneSales)
      .where(and(eq(phoneSales.dealUuid, deals.uuid), staffId ? eq(phoneSales.staffId, staffId) : undefined)),
  );

/** The condition for the typed words; each kind of search has its own index. */
export function isAbout(typed: string): SQL | undefined {
  const sought = searchTermOf(typed);
  if (sought.by === 'uuid') return sql`${deals.uuid} = ${sought.uuid}::uuid`;
  if (sought.by === 'policy') return hasSkiPolicyIdEnd(sought.idEnd);
  if (sought.by === 'mailbox')
    return and(isNull(deals.erasureAskedAt), like(deals.emailKey, `${literally(sought.beginning)}%`));
  // Words are only letters and digits: nothing in them is tsquery syntax. An empty search matches no deal.
  const beginnings = sought.words.map((word) => `${word}:*`).join(' & ');
  return and(isNull(deals.erasureAskedAt), sql`${dealWords()} @@ ${beginnings}::tsquery`);
}

export type DealPage = { readonly data: ListedDeal[]; readonly next: string | null };

export async function listDeals(
  db: Database | Transaction,
  filter: DealSearch,
  after?: string,
  size = pageSize,
): Promise<DealPage> {
  const rows = await db
    .select(listedColumns)
    .from(deals)
    .where(
      and(
        isWanted(filter),
        afterMark(after, [deals.createdAt, deals.uuid], filter.sort === 'oldest' ? 'asc' : 'desc'),
      ),
    )
    .orderBy(...orderOf(filter))
    .limit(size + 1);
  const { page, next } = pageOf(rows, size, ({ createdAt, uuid }) => [createdAt, uuid]);
  return { data: page.map(toListed), next };
}
