import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { dealUuidIn, isTokenOf, type TokenPurpose } from './deal-token.ts';
import { type DealRow, deals } from './tables.ts';

/** Its owner has not been erased: customer lookups search only these. */
export const isNotErased = isNull(deals.erasureAskedAt);

/** The deal of a mailed link; null if we never sent it or it was voided since. */
export async function findLinkedDeal(
  db: Database | Transaction,
  keyedHash: KeyedHash,
  purposes: TokenPurpose | readonly TokenPurpose[],
  token: string,
): Promise<DealRow | null> {
  const uuid = dealUuidIn(token);
  if (uuid === null) return null;
  const [deal] = await db
    .select()
    .from(deals)
    .where(and(eq(deals.uuid, uuid), isNotErased));
  const isMade = deal && [purposes].flat().some((purpose) => isTokenOf(keyedHash, purpose, deal, token));
  return isMade ? deal : null;
}

/**
 * Any change of a deal or its payments locks the deal's row first, so that simultaneous ones run one after
 * the other.
 */
export async function lockDeal(tx: Transaction, uuid: DealUuid): Promise<DealRow | null> {
  const [deal] = await tx.select().from(deals).where(eq(deals.uuid, uuid)).for('update');
  return deal ?? null;
}

/** The same for customer calls: a deal whose owner was erased is not found. */
export async function lockOpenDeal(tx: Transaction, uuid: DealUuid): Promise<DealRow | null> {
  const deal = await lockDeal(tx, uuid);
  return deal?.erasureAskedAt ? null : deal;
}

export function hasRunOut(deal: Pick<DealRow, 'expiresAt'>, now: Date): boolean {
  return deal.expiresAt !== null && deal.expiresAt <= now;
}
