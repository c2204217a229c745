import type { PaidSum } from '@riparo/domain/buy/payment/give-back.ts';
import type { PaymentId } from '@riparo/domain/platform/values/ids.ts';
import { desc, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { type DisputeRow, disputes } from './dispute-tables.ts';
import { type RefundRow, refunds } from './refund-tables.ts';
import type { Payment } from './tables.ts';

/** The refunds and disputes of a payment. */
export type Afterwards = { refunds: readonly RefundRow[]; disputes: readonly DisputeRow[] };

/** By payment, latest first; each payment has an entry, even an empty one. */
export async function refundsAndDisputesOf(
  db: Database | Transaction,
  ids: readonly PaymentId[],
): Promise<(id: PaymentId) => Afterwards> {
  if (ids.length === 0) return () => ({ refunds: [], disputes: [] });
  const made = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, [...ids]))
    .orderBy(desc(refunds.askedAt), desc(refunds.id));
  const rows = await db
    .select()
    .from(disputes)
    .where(inArray(disputes.paymentId, [...ids]))
    .orderBy(desc(disputes.openedAt));
  return (id) => ({
    refunds: made.filter(({ paymentId }) => paymentId === id),
    disputes: rows.filter(({ paymentId }) => paymentId === id),
  });
}

/**
 * The payment as the refund rules see it; optionally without one refund, to judge that refund's own effect.
 */
export const paidSumOf = (
  { amountCents }: Pick<Payment, 'amountCents'>,
  { refunds: made, disputes: rows }: Afterwards,
  without?: string,
): PaidSum => ({
  paidCents: amountCents,
  refunds: made
    .filter(({ id }) => id !== without)
    .map((refund) => ({
      amountCents: refund.amountCents,
      state: refund.state,
      isRequestedAtDesk: refund.askedBy !== null,
    })),
  lostCents: rows
    .filter(({ state }) => state === 'lost')
    .reduce((total, dispute) => total + dispute.amountCents, 0),
});

export const isDisputed = ({ disputes: rows }: Afterwards) => rows.some(({ state }) => state === 'open');
