import { refundableCents } from '@riparo/domain/buy/payment/give-back.ts';
import type { AutomaticRefundReason } from '@riparo/domain/buy/payment/refund-reasons.ts';
import type { RefundFailure } from '@riparo/domain/buy/payment/refund-states.ts';
import { type RefundId, refundIdSchema, type StaffId } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, ne } from 'drizzle-orm';
import * as z from 'zod';
import type { Transaction } from '../../platform/database/connection.ts';
import { lockDeal } from '../deals/find-deal.ts';
import type { DealRow } from '../deals/tables.ts';
import { notifyDesks } from '../../desk/live/notices.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import {
  type CardAccount,
  CardProviderFailure,
  type Refund,
} from '../../platform/providers/card/card-provider.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { refundsAndDisputesOf, isDisputed, paidSumOf } from './paid-sum.ts';
import { mailFailedRefundToDesk, mailRefund, mailRefundToDesk } from './payment-mails.ts';
import { paymentThatCounts } from './payment-that-counts.ts';
import { type RefundRow, refunds } from './refund-tables.ts';
import { done } from './steps.ts';
import { type Payment, payments } from './tables.ts';

const refundJob = defineJob({
  name: 'refund-payment',
  payload: z.union([
    z.object({ refundId: refundIdSchema }),
    // Requested before refunds had rows of their own: those have their payment's id.
    z.object({ paymentId: refundIdSchema }).transform(({ paymentId }) => ({ refundId: paymentId })),
  ]),
  // Money owed to a customer: it is retried for days before staff have to look.
  retry: { limit: 40, delaySeconds: 10, maximumDelaySeconds: 3 * 3600 },
});

export type RefundParts = Pick<Dependencies, 'enqueue' | 'sendMailLater' | 'config' | 'clock'>;
type Owed = {
  deal: DealRow;
  payment: Payment;
  reason: AutomaticRefundReason;
  /** What was requested at the desk, and who confirmed it. */
  confirmed?: Confirmed | undefined;
};

/** Who decided a waiting refund. */
export type Confirmed = { refundId: RefundId; decidedBy: StaffId };

/**
 * Refunds what is left of a payment: stored in the caller's transaction, done by a job, and shown to the desk
 * at once. Earlier partial refunds remain.
 */
export async function oweRefund(
  tx: Transaction,
  parts: RefundParts,
  { deal, payment, reason, confirmed }: Owed,
): Promise<void> {
  const sum = paidSumOf(payment, (await refundsAndDisputesOf(tx, [payment.id]))(payment.id));
  await declineWaitingRefunds(tx, parts, payment, confirmed?.refundId);
  // Refunds that waited for a second person need no decision any more: everything is refunded.
  const undecided = { ...sum, refunds: sum.refunds.filter(({ state }) => state !== 'waiting') };
  const amountCents = refundableCents(undecided);
  // A payment without an amount is owed too: only staff can find out how much.
  const isNothing = amountCents === 0 && payment.amountCents > 0;
  await tx
    .update(payments)
    .set({ state: isNothing ? 'refunded' : 'refund-due', refundReason: reason })
    .where(eq(payments.id, payment.id));
  if (isNothing) return;
  const owed = { amountCents, reason, state: 'due', leavesCover: false } as const;
  const now = parts.clock();
  const [refund] = confirmed
    ? await tx
        .update(refunds)
        .set({ ...owed, decidedBy: confirmed.decidedBy, decidedAt: now })
        .where(eq(refunds.id, confirmed.refundId))
        .returning()
    : await tx
        .insert(refunds)
        .values({ ...owed, paymentId: payment.id, dealUuid: deal.uuid, askedAt: now })
        .returning();
  if (!refund) throw new Error('a refund was not stored');
  await sendRefund(tx, parts, refund);
  await mailRefundToDesk(tx, parts, { deal, payment, reason });
}

/** Once it is decided. */
export async function sendRefund(
  tx: Transaction,
  { enqueue }: Pick<RefundParts, 'enqueue'>,
  { id }: RefundRow,
): Promise<void> {
  await enqueue(tx, refundJob, { payload: { refundId: id } });
}

const OVERTAKEN = 'L’intero pagamento viene già rimborsato al cliente.';

const declineWaitingRefunds = (
  tx: Transaction,
  { clock }: Pick<RefundParts, 'clock'>,
  { id }: Payment,
  but: RefundId | undefined,
) =>
  tx
    .update(refunds)
    .set({ state: 'declined', decidedAt: clock(), decisionNote: OVERTAKEN })
    .where(
      and(
        eq(refunds.paymentId, id),
        eq(refunds.state, 'waiting'),
        but === undefined ? undefined : ne(refunds.id, but),
      ),
    );

/** Refunds what was paid for a deal, if anything was. The deal must be locked. */
export async function oweRefundOfDeal(
  tx: Transaction,
  parts: RefundParts,
  deal: DealRow,
  reason: AutomaticRefundReason,
  confirmed?: Confirmed,
): Promise<boolean> {
  const payment = await paymentThatCounts(tx, deal);
  if (payment) await oweRefund(tx, parts, { deal, payment, reason, confirmed });
  return payment !== undefined;
}

/** The bank returned the money to us: it is owed again, and staff must find another way to the buyer. */
export function reopenRefund(parts: Dependencies, account: CardAccount, refundId: string): Promise<string> {
  return parts.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ dealUuid: refunds.dealUuid })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(and(eq(payments.account, account), eq(refunds.providerRefundId, refundId)));
    const deal = found && (await lockDeal(tx, found.dealUuid));
    const [refund] = deal
      ? await tx
          .update(refunds)
          .set({ state: 'failed', failure: 'returned', doneAt: null })
          .where(and(eq(refunds.providerRefundId, refundId), eq(refunds.state, 'done')))
          .returning()
      : [];
    if (!deal || !refund) return 'not our refund';
    const [payment] = await tx.select().from(payments).where(eq(payments.id, refund.paymentId));
    if (!payment) throw new Error('a refund without its payment');
    await tx
      .update(payments)
      .set({ state: 'refund-due' })
      .where(and(eq(payments.id, payment.id), eq(payments.state, 'refunded')));
    await mailFailedRefundToDesk(tx, parts, { deal, payment, refund });
    await notifyDesks(tx, { kind: 'payment' });
    return 'refund failed';
  });
}

export function refundHandler(parts: Dependencies): JobHandler {
  return handles(refundJob, async ({ refundId }) => {
    const [found] = await parts.db
      .select({ refund: refunds, payment: payments })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(refunds.id, refundId));
    if (found?.refund.state !== 'due') return;
    const given = await giveBack(parts, found);
    done('refund-asked');
    await (typeof given === 'string'
      ? failRefund(parts, found.refund, given)
      : storeRefund(parts, found.refund, given));
    done('refund-stored');
  });
}

type RefundOfPayment = { refund: RefundRow; payment: Payment };

/**
 * Once, however often it is tried: the provider forgets keys after a day, so it is first asked for earlier
 * refunds. That also finds refunds made in its own dashboard: never more is refunded than was paid.
 */
async function giveBack(
  parts: Dependencies,
  { refund, payment }: RefundOfPayment,
): Promise<Refund | RefundFailure> {
  if (isDisputed((await refundsAndDisputesOf(parts.db, [payment.id]))(payment.id))) return 'disputed';
  const { account, providerPaymentId: paymentId } = payment;
  const before = await parts.card.refundsOf(account, paymentId);
  // Before keys were stored with the refund, they were the payment's id.
  const isFirstOfAll = refund.id === (payment.id as string) && before.length === 1;
  const made = before.find(({ key }) => key === refund.id || (isFirstOfAll && key === null));
  if (made) return made.state === 'failed' ? 'refused' : made;
  const sumRefundedCents = before
    .filter(({ state }) => state !== 'failed')
    .reduce((total, { amountCents }) => total + amountCents, 0);
  if (sumRefundedCents + refund.amountCents > payment.amountCents) return 'more-than-left';
  try {
    const { amountCents, id: key } = refund;
    const given = await parts.card.refund({ account, paymentId, amountCents, key });
    return given.state === 'failed' ? 'refused' : given;
  } catch (error) {
    if (!(error instanceof CardProviderFailure) || !error.isRefusal) throw error;
    return error.code === 'charge_disputed' ? 'disputed' : 'refused';
  }
}

/** The refund as stored, locked with its deal; null if another process was faster. */
async function lockDueRefund(tx: Transaction, { id, dealUuid }: RefundRow) {
  const deal = await lockDeal(tx, dealUuid);
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  const [payment] = refund ? await tx.select().from(payments).where(eq(payments.id, refund.paymentId)) : [];
  return deal && payment && refund?.state === 'due' ? { deal, payment, refund } : null;
}

const storeRefund = (parts: Dependencies, { id, dealUuid, ...row }: RefundRow, given: Refund) =>
  parts.db.transaction(async (tx) => {
    const lockedRefund = await lockDueRefund(tx, { id, dealUuid, ...row });
    if (!lockedRefund) return;
    const { deal, payment } = lockedRefund;
    const [refund] = await tx
      .update(refunds)
      .set({ state: 'done', failure: null, providerRefundId: given.id, doneAt: parts.clock() })
      .where(eq(refunds.id, id))
      .returning();
    if (!refund) throw new Error('a refund is gone while held');
    const afterwards = (await refundsAndDisputesOf(tx, [payment.id]))(payment.id);
    await closeBooks(tx, payment);
    await mailRefund(tx, parts, { deal, payment, refund, afterwards });
    await notifyDesks(tx, { kind: 'payment' });
  });

/** A payment that no longer counts is refunded once all of it was returned. */
export async function closeBooks(tx: Transaction, payment: Payment): Promise<void> {
  const {
    paidCents,
    refunds: made,
    lostCents,
  } = paidSumOf(payment, (await refundsAndDisputesOf(tx, [payment.id]))(payment.id));
  const sumRefundedCents = made.reduce(
    (sum, { state, amountCents }) => sum + (state === 'done' ? amountCents : 0),
    0,
  );
  if (sumRefundedCents + lostCents < paidCents) return;
  await tx
    .update(payments)
    .set({ state: 'refunded' })
    .where(and(eq(payments.id, payment.id), eq(payments.state, 'refund-due')));
}

/** Nothing was refunded: staff have to look, and can ask for it again. */
const failRefund = (parts: Dependencies, refund: RefundRow, failure: RefundFailure) =>
  parts.db.transaction(async (tx) => {
    const lockedRefund = await lockDueRefund(tx, refund);
    if (!lockedRefund) return;
    const [failed] = await tx
      .update(refunds)
      .set({ state: 'failed', failure })
      .where(eq(refunds.id, refund.id))
      .returning();
    if (failed) await mailFailedRefundToDesk(tx, parts, { ...lockedRefund, refund: failed });
    await notifyDesks(tx, { kind: 'payment' });
  });

/** Refunds owed by the product that a dispute blocked, and that can be sent now. */
export async function sendBlockedRefunds(
  tx: Transaction,
  parts: RefundParts,
  payment: Payment,
): Promise<void> {
  if (payment.state !== 'refund-due') return;
  const again = await tx
    .update(refunds)
    .set({ state: 'due', failure: null })
    .where(
      and(eq(refunds.paymentId, payment.id), eq(refunds.state, 'failed'), eq(refunds.failure, 'disputed')),
    )
    .returning();
  for (const refund of again) await sendRefund(tx, parts, refund);
}
