import type { DealUuid } from '@riparo/domain/values/ids.ts';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connection.ts';
import { openFinder } from '../database/batching/finder.ts';
import type { KeyedHash } from '../secrets/keyed-hash.ts';
import { dealNamedBy, isTokenOf, type TokenPurpose } from './deal-token.ts';
import { type DealRow, deals } from './tables.ts';

/** Its owner has not left: whoever looks for a deal from outside looks among these alone. */
export const isNotErased = isNull(deals.erasureAskedAt);

/** The address of a deal, while it works: one that has run out answers like one that never was. */
export const atOpenAddress = (uuid: DealUuid, now: Date) =>
  and(eq(deals.uuid, uuid), isNotErased, or(isNull(deals.expiresAt), gt(deals.expiresAt, now)));

export async function findOpenAddress(
  db: Database | Transaction,
  uuid: DealUuid,
  now: Date,
): Promise<DealRow | null> {
  const [deal] = await db.select().from(deals).where(atOpenAddress(uuid, now));
  return deal ?? null;
}

/** What the address of a deal shows, and no more. */
const shown = {
  uuid: deals.uuid,
  productKey: deals.productKey,
  order: deals.order,
  stage: deals.stage,
  version: deals.version,
  email: deals.email,
  emailKey: deals.emailKey,
  firstName: deals.firstName,
  lastName: deals.lastName,
  profile: deals.profile,
  attributes: deals.attributes,
  consents: deals.consents,
  suitability: deals.suitability,
  priceCents: deals.priceCents,
  accountId: deals.accountId,
  expiresAt: deals.expiresAt,
  renewalOf: deals.renewalOf,
};

export type ShownDeal = Pick<DealRow, keyof typeof shown>;

/** The same for whoever only looks, and looks often: many find theirs in one trip. */
export function openAddressFinder(db: Database): (uuid: DealUuid, now: Date) => Promise<ShownDeal | null> {
  const find = openFinder(db, 'find_deals', { key: deals.uuid, fields: shown, where: isNotErased });
  return async (uuid, now) => {
    const deal = await find(uuid);
    return deal && !hasRunOut(deal, now) ? deal : null;
  };
}

/** What a mailed link leads to; null for one that we never sent, or that was voided since. */
export async function findLinkedDeal(
  db: Database | Transaction,
  keyedHash: KeyedHash,
  purpose: TokenPurpose,
  token: string,
): Promise<DealRow | null> {
  const uuid = dealNamedBy(token);
  if (uuid === null) return null;
  const [deal] = await db
    .select()
    .from(deals)
    .where(and(eq(deals.uuid, uuid), isNotErased));
  return deal && isTokenOf(keyedHash, purpose, deal, token) ? deal : null;
}

/** Whatever changes a deal or its payments takes the deal's row first, so that two at once happen one after the other. */
export async function lockDeal(tx: Transaction, uuid: DealUuid): Promise<DealRow | null> {
  const [deal] = await tx.select().from(deals).where(eq(deals.uuid, uuid)).for('update');
  return deal ?? null;
}

/** The same for whoever comes from outside: a deal whose owner has left is not there. */
export async function lockOpenDeal(tx: Transaction, uuid: DealUuid): Promise<DealRow | null> {
  const deal = await lockDeal(tx, uuid);
  return deal?.erasureAskedAt ? null : deal;
}

export function hasRunOut(deal: Pick<DealRow, 'expiresAt'>, now: Date): boolean {
  return deal.expiresAt !== null && deal.expiresAt <= now;
}
