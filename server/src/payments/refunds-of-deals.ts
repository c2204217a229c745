import type { Refund } from '@riparo/domain/payment/refund-schema.ts';
import type { DealUuid } from '@riparo/domain/values/ids.ts';
import { inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connection.ts';
import { type Payment, payments } from './tables.ts';

type Made = Pick<Payment, 'state' | 'amountCents' | 'receivedAt'>;

/** What went back to whoever paid, or has to; null as long as a payment counts, or none ever came. */
export const refundAmong = (made: readonly Made[]): Refund | null => {
  const latest = made.toSorted((one, other) => other.receivedAt.getTime() - one.receivedAt.getTime())[0];
  if (!latest || made.some(({ state }) => state === 'received')) return null;
  return { amountCents: latest.amountCents, isDone: latest.state === 'refunded' };
};

/** By deal; those without one are left out. */
export async function refundsOfDeals(
  db: Database | Transaction,
  uuids: readonly DealUuid[],
): Promise<ReadonlyMap<DealUuid, Refund>> {
  const made = await db
    .select()
    .from(payments)
    .where(inArray(payments.dealUuid, [...uuids]));
  const refunds = uuids.map(
    (uuid) => [uuid, refundAmong(made.filter((each) => each.dealUuid === uuid))] as const,
  );
  return new Map(refunds.flatMap(([uuid, refund]) => (refund ? [[uuid, refund] as const] : [])));
}
