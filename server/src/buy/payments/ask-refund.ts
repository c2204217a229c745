import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { refundableCents, refundEffect } from '@riparo/domain/buy/payment/give-back.ts';
import type { DeskRefund } from '@riparo/domain/care/deals/refund-calls.ts';
import type { deskDealErrors } from '@riparo/domain/care/deals/errors.ts';
import { refundErrors } from '@riparo/domain/buy/payment/refund-errors.ts';
import { type DeskRefundReason, refundReasonInWords } from '@riparo/domain/buy/payment/refund-reasons.ts';
import type { PaymentId, RefundId } from '@riparo/domain/platform/values/ids.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { advanceDeal } from '../deals/advance-deal.ts';
import { lockDeal } from '../deals/find-deal.ts';
import type { DealRow } from '../deals/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { notifyDesks } from '../../desk/live/notices.ts';
import type { StaffActor } from '../../desk/log/actor.ts';
import { appendToLog } from '../../desk/log/append.ts';
import { type Failure, failure } from '../../platform/http/problem-answers.ts';
import { type Afterwards, refundsAndDisputesOf, isDisputed, paidSumOf } from './paid-sum.ts';
import { refundAnswer } from './refund-answer.ts';
import { type RefundRow, refunds } from './refund-tables.ts';
import { sendRefund } from './refund.ts';
import { refusalToConfirm, requiresSecondPerson } from './second-person.ts';
import { done } from './steps.ts';
import { type Payment, payments } from './tables.ts';

export type RefundRequest = {
  refundId: RefundId;
  amountCents: number;
  reason: DeskRefundReason;
  words?: string | undefined;
};

const NOT_EXPLAINED = 'Spiega al cliente perché.';
const KEY_USED = 'Questo rimborso è già stato chiesto in un altro modo: ricarica la pagina.';

/** A refund requested at the desk: started at once, or after a second person's confirmation. */
export async function askRefund(
  parts: Dependencies,
  paymentId: PaymentId,
  wanted: RefundRequest,
  by: StaffActor,
) {
  const words = wanted.words || null;
  if (refundReasonInWords[wanted.reason] === null && words === null)
    return failure(generalErrors.validation, { words: NOT_EXPLAINED });
  const answer = await parts.db.transaction(async (tx) => {
    const locked = await lockPayment(tx, paymentId);
    if (!locked) return failure(generalErrors['not-found']);
    const { deal, payment, afterwards } = locked;
    const earlier = await findRefund(tx, wanted.refundId);
    if (earlier)
      return earlier.paymentId === paymentId && earlier.amountCents === wanted.amountCents
        ? refundAnswer(tx, earlier.id, parts.clock())
        : failure(generalErrors.validation, { refundId: KEY_USED });
    if (isDisputed(afterwards)) return failure(refundErrors.PaymentDisputed);
    const sum = paidSumOf(payment, afterwards);
    const amountCents = cents(wanted.amountCents);
    if (amountCents > refundableCents(sum)) return failure(refundErrors.RefundTooMuch);
    const waits = await requiresSecondPerson(tx, deal.uuid, amountCents);
    const at = parts.clock();
    const [refund] = await tx
      .insert(refunds)
      .values({
        id: wanted.refundId,
        paymentId,
        dealUuid: deal.uuid,
        amountCents,
        reason: wanted.reason,
        words,
        state: waits ? 'waiting' : 'due',
        leavesCover: true,
        askedBy: by.id,
        askedAt: at,
      })
      .returning();
    if (!refund) throw new Error('a refund was not stored');
    if (!waits) await start(tx, parts, { deal, payment, refund, afterwards });
    const asAnswered = await refundAnswer(tx, refund.id, at);
    await notifyDesks(tx, { kind: 'payment' });
    const details = { refund: refund.id, amountCents, reason: wanted.reason, waits };
    await appendToLog(tx, by.actor, { action: 'refund.asked', subject: `deal ${deal.uuid}`, details }, at);
    return asAnswered;
  });
  done('refund-decided');
  return answer;
}

/**
 * What the withdrawal room does about a withdrawal requested by the desk: its refund waits here like any
 * other.
 */
export type RefundFollowers = {
  confirmWithdrawal: (
    parts: Dependencies,
    wanted: RefundRow,
    by: StaffActor,
  ) => Promise<DeskRefund | ConfirmationRefusal>;
  /** Tells the customer that it was not confirmed, and how to withdraw themselves. */
  withdrawalDeclined: (tx: Transaction, parts: Dependencies, deal: DealRow) => Promise<void>;
};

export type ConfirmationRefusal = Failure<
  | (typeof generalErrors)['not-found']
  | (typeof refundErrors)['RefundDecided' | 'OwnRefund' | 'LetInByAsker' | 'PaymentDisputed']
  | (typeof deskDealErrors)['DealMovedOn']
>;

/** By a second person (`second-person.ts`). */
export async function confirmRefund(
  parts: Dependencies,
  { confirmWithdrawal }: Pick<RefundFollowers, 'confirmWithdrawal'>,
  id: RefundId,
  by: StaffActor,
) {
  const [wanted] = await parts.db.select().from(refunds).where(eq(refunds.id, id));
  if (wanted?.state === 'waiting' && wanted.reason === 'withdrawn')
    return confirmWithdrawal(parts, wanted, by);
  const answer = await parts.db.transaction(async (tx) => {
    const locked = await lockWaitingRefund(tx, id);
    if (!locked) return failure(generalErrors['not-found']);
    const { deal, payment, refund, afterwards } = locked;
    if (refund.state !== 'waiting') {
      // Clicked twice.
      return refund.decidedBy === by.id && refund.state !== 'declined'
        ? refundAnswer(tx, id, parts.clock())
        : failure(refundErrors.RefundDecided);
    }
    const refusal = await refusalToConfirm(tx, refund, by.id, parts.clock());
    if (refusal) return refusal;
    if (isDisputed(afterwards)) return failure(refundErrors.PaymentDisputed);
    const at = parts.clock();
    await tx.update(refunds).set({ state: 'due', decidedBy: by.id, decidedAt: at }).where(eq(refunds.id, id));
    await start(tx, parts, { deal, payment, refund, afterwards });
    const asAnswered = await refundAnswer(tx, id, at);
    await notifyDesks(tx, { kind: 'payment' });
    const details = { refund: id, amountCents: refund.amountCents };
    await appendToLog(
      tx,
      by.actor,
      { action: 'refund.confirmed', subject: `deal ${deal.uuid}`, details },
      at,
    );
    return asAnswered;
  });
  done('refund-decided');
  return answer;
}

/** By any staff member who may refund; the requester uses it to take the request back. */
export const declineRefund = (
  parts: Dependencies,
  { withdrawalDeclined }: Pick<RefundFollowers, 'withdrawalDeclined'>,
  id: RefundId,
  note: string,
  by: StaffActor,
) =>
  parts.db.transaction(async (tx) => {
    const locked = await lockWaitingRefund(tx, id);
    if (!locked) return failure(generalErrors['not-found']);
    const { deal, refund } = locked;
    if (refund.state !== 'waiting') {
      return refund.decidedBy === by.id && refund.state === 'declined'
        ? refundAnswer(tx, id, parts.clock())
        : failure(refundErrors.RefundDecided);
    }
    const at = parts.clock();
    await tx
      .update(refunds)
      .set({ state: 'declined', decidedBy: by.id, decidedAt: at, decisionNote: note })
      .where(eq(refunds.id, id));
    if (refund.reason === 'withdrawn') await withdrawalDeclined(tx, parts, deal);
    const asAnswered = await refundAnswer(tx, id, at);
    await notifyDesks(tx, { kind: 'payment' });
    const details = { refund: id, amountCents: refund.amountCents };
    await appendToLog(tx, by.actor, { action: 'refund.declined', subject: `deal ${deal.uuid}`, details }, at);
    return asAnswered;
  });

type LockedRefund = { deal: DealRow; payment: Payment; refund: RefundRow; afterwards: Afterwards };

/**
 * The refund goes to the provider from here. If nothing paid remains, the deal ends, where its stage allows.
 */
async function start(
  tx: Transaction,
  parts: Dependencies,
  { deal, payment, refund, afterwards }: LockedRefund,
) {
  const effect = refundEffect({ ...paidSumOf(payment, afterwards, refund.id), ...deal }, refund.amountCents);
  const at = parts.clock();
  const closed =
    effect === 'closes' && (await advanceDeal(tx, deal, 'refunded', { cause: `refund ${refund.id}`, at }));
  const isNoLongerCounted = Boolean(closed) || (effect === 'all' && deal.stage === 'closed_lost');
  if (isNoLongerCounted && payment.state === 'received')
    await tx
      .update(payments)
      .set({ state: 'refund-due', refundReason: refund.reason })
      .where(eq(payments.id, payment.id));
  if (isNoLongerCounted)
    await tx.update(refunds).set({ leavesCover: false }).where(eq(refunds.id, refund.id));
  await sendRefund(tx, parts, refund);
}

const findRefund = async (tx: Transaction, id: RefundId) =>
  (await tx.select().from(refunds).where(eq(refunds.id, id)))[0];

/** Together with its deal, so that refunds from two desks run one after the other. */
async function lockPayment(tx: Transaction, id: PaymentId) {
  const [found] = await tx.select({ dealUuid: payments.dealUuid }).from(payments).where(eq(payments.id, id));
  const deal = found && (await lockDeal(tx, found.dealUuid));
  const [payment] = deal ? await tx.select().from(payments).where(eq(payments.id, id)).for('update') : [];
  if (!deal || !payment) return null;
  return { deal, payment, afterwards: (await refundsAndDisputesOf(tx, [id]))(id) };
}

async function lockWaitingRefund(tx: Transaction, id: RefundId): Promise<LockedRefund | null> {
  const found = await findRefund(tx, id);
  const locked = found && (await lockPayment(tx, found.paymentId));
  const refund = locked?.afterwards.refunds.find((each) => each.id === id);
  return locked && refund ? { ...locked, refund } : null;
}
