import { cents } from '@riparo/domain/platform/values/money.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { deskDealErrors } from '@riparo/domain/care/deals/errors.ts';
import { refundErrors } from '@riparo/domain/buy/payment/refund-errors.ts';
import type { RefundId } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { titleOf } from '../deals/deal-mails.ts';
import { deals, type DealRow } from '../deals/tables.ts';
import { withdrawalPathOf } from '../deals/withdrawal-link.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { notifyDesks } from '../../desk/live/notices.ts';
import type { StaffActor } from '../../desk/log/actor.ts';
import { appendToLog } from '../../desk/log/append.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import type { RefundFollowers, ConfirmationRefusal } from '../payments/ask-refund.ts';
import { refundAnswer } from '../payments/refund-answer.ts';
import { refunds } from '../payments/refund-tables.ts';
import { fullRefundOf, refusalToConfirm } from '../payments/second-person.ts';
import { withdraw } from './withdraw.ts';

/**
 * A withdrawal requested by the desk that needs a second person: it waits like a refund, and the customer
 * gets their own link, which withdraws at once.
 */
export async function askWithdrawal(
  tx: Transaction,
  parts: Pick<Dependencies, 'sendMailLater' | 'keyedHash'>,
  deal: DealRow,
  { id, by, at }: { id: RefundId; by: StaffActor; at: Date },
): Promise<void> {
  const money = await fullRefundOf(tx, deal);
  if (!money) throw new Error('nothing was paid for what is withdrawn from');
  await tx.insert(refunds).values({
    id,
    paymentId: money.payment.id,
    dealUuid: deal.uuid,
    amountCents: cents(money.amountCents),
    reason: 'withdrawn',
    state: 'waiting',
    leavesCover: false,
    askedBy: by.id,
    askedAt: at,
  });
  await mailWithdrawalLink(tx, parts, deal, { isDeclined: false });
  await notifyDesks(tx, { kind: 'payment' });
}

async function mailWithdrawalLink(
  tx: Transaction,
  { sendMailLater, keyedHash }: Pick<Dependencies, 'sendMailLater' | 'keyedHash'>,
  deal: DealRow,
  { isDeclined }: { isDeclined: boolean },
): Promise<void> {
  await sendMailLater(tx, {
    to: deal.email,
    dealUuid: deal.uuid,
    template: 'withdrawal-to-confirm',
    data: {
      firstName: deal.firstName,
      product: titleOf(deal),
      withdrawalPath: withdrawalPathOf(keyedHash, deal),
      isDeclined,
    },
  });
}

/** By a second person: from here on it is the customer's withdrawal, dated the day it was requested. */
const confirmWithdrawal: RefundFollowers['confirmWithdrawal'] = async (parts, asked, by) => {
  const { db, clock } = parts;
  const now = clock();
  const [deal] = await db.select().from(deals).where(eq(deals.uuid, asked.dealUuid));
  if (!deal) return failure(generalErrors['not-found']);
  // Refused early, without drawing a receipt in vain; checked again under the lock.
  const refusal = await refusalToConfirm(db, asked, by.id, now);
  if (refusal) return refusal;
  const answer = await withdraw(parts, deal, `desk ${asked.id}`, {
    confirmed: { refundId: asked.id, decidedBy: by.id },
    guard: async (tx) => {
      const [lockedRefund] = await tx.select().from(refunds).where(eq(refunds.id, asked.id)).for('update');
      if (lockedRefund?.state !== 'waiting') return failure(refundErrors.RefundDecided);
      return refusalToConfirm(tx, lockedRefund, by.id, now);
    },
    also: async (tx) => {
      await notifyDesks(tx, { kind: 'payment' });
      const details = { refund: asked.id, amountCents: asked.amountCents, reason: asked.reason };
      const entry = { action: 'refund.confirmed', subject: `deal ${deal.uuid}`, details } as const;
      await appendToLog(tx, by.actor, entry, now);
    },
  });
  if (answer instanceof Failure) {
    const { error } = answer;
    const isMovedOn = error.code === 'withdrawal-too-late' || error.code === 'not-found';
    return isMovedOn ? failure(deskDealErrors.DealMovedOn) : (answer as ConfirmationRefusal);
  }
  const decided = await db.transaction((tx) => refundAnswer(tx, asked.id, now));
  return decided.decidedBy?.id === by.id ? decided : failure(refundErrors.RefundDecided);
};

export const withdrawalFollowers: RefundFollowers = {
  confirmWithdrawal,
  withdrawalDeclined: (tx, parts, deal) => mailWithdrawalLink(tx, parts, deal, { isDeclined: true }),
};
