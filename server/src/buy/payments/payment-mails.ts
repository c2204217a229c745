import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import { writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { linkStateOf } from '@riparo/domain/buy/deal/stages.ts';
import { refundableCents, type RefundEffect } from '@riparo/domain/buy/payment/give-back.ts';
import type { AutomaticRefundReason } from '@riparo/domain/buy/payment/refund-reasons.ts';
import { formatEuro } from '@riparo/domain/platform/values/money.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { mailedPath, titleOf } from '../deals/deal-mails.ts';
import { type DealRow, deals } from '../deals/tables.ts';
import { mailLimitPerMailbox } from '../../platform/mail/mailbox-limit.ts';
import { withdrawalPathOf } from '../deals/withdrawal-link.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { Receipt } from '../../platform/mail/templates/receipt.ts';
import { paymentThatCounts } from './payment-that-counts.ts';
import type { DisputeRow } from './dispute-tables.ts';
import { type Afterwards, paidSumOf } from './paid-sum.ts';
import type { RefundRow } from './refund-tables.ts';
import type { Payment } from './tables.ts';

type Parts = Pick<Dependencies, 'sendMailLater' | 'config'>;
type ReceiptParts = Pick<Dependencies, 'sendMailLater' | 'keyedHash'>;

const receiptOf = (deal: DealRow, payment: Payment): Receipt => ({
  holder: `${deal.firstName} ${deal.lastName}`,
  product: titleOf(deal),
  amount: formatEuro(payment.amountCents),
  paidAt: payment.receivedAt.toISOString(),
  reference: payment.providerPaymentId,
  startsOn: deal.startsOn ? writtenDate(deal.startsOn) : '',
  endsOn: deal.endsOn ? writtenDate(deal.endsOn) : '',
  isSigned: deal.order === 'sign-first',
});

/** The content of a deal's receipt; null if no payment of it counts. */
export async function findReceipt(tx: Transaction, deal: DealRow): Promise<Receipt | null> {
  const payment = await paymentThatCounts(tx, deal);
  return payment ? receiptOf(deal, payment) : null;
}

/**
 * For a deal that waits for the signature, when the documents that should bring the receipt are not ready.
 */
export async function mailReceiptAlone(tx: Transaction, parts: ReceiptParts, deal: DealRow): Promise<void> {
  const payment = await paymentThatCounts(tx, deal);
  if (payment && !deal.erasureAskedAt) await mailReceipt(tx, parts, deal, payment);
}

export async function mailReceipt(tx: Transaction, parts: ReceiptParts, deal: DealRow, payment: Payment) {
  await parts.sendMailLater(tx, {
    to: deal.email,
    dealUuid: deal.uuid,
    template: 'payment-received',
    data: {
      firstName: deal.firstName,
      ...receiptOf(deal, payment),
      withdrawalPath: withdrawalPathOf(parts.keyedHash, deal),
    },
  });
}

/** Once for each deal, and only while there is time to continue. */
export async function mailUnfinishedPurchase(
  tx: Transaction,
  { sendMailLater, clock, keyedHash }: Pick<Dependencies, 'sendMailLater' | 'clock' | 'keyedHash'>,
  deal: DealRow,
) {
  const now = clock();
  const { expiresAt, remindedAt, stage } = deal;
  // Ski is bought in one go and its day may be over: there is no page to continue.
  if (deal.order === 'pay-only') return;
  if (expiresAt === null || expiresAt.getTime() - now.getTime() < DAY_MS) return;
  if (remindedAt || linkStateOf(stage) !== 'open') return;
  if (await hasEnoughReminders(tx, deal, now)) return;
  await tx.update(deals).set({ remindedAt: now }).where(eq(deals.uuid, deal.uuid));
  await sendMailLater(tx, {
    to: deal.email,
    dealUuid: deal.uuid,
    template: 'purchase-unfinished',
    data: {
      firstName: deal.firstName,
      product: titleOf(deal),
      amount: formatEuro(deal.priceCents),
      path: mailedPath(keyedHash, deal),
      expiresAt: expiresAt.toISOString(),
    },
  });
}

/**
 * Strangers who open purchases under another person's e-mail must not flood that mailbox, nor use up the
 * reminders of purchases that the owner opened signed in.
 */
async function hasEnoughReminders(
  tx: Transaction,
  { emailKey, accountId }: DealRow,
  now: Date,
): Promise<boolean> {
  const { max, windowSeconds } = mailLimitPerMailbox;
  const since = new Date(now.getTime() - windowSeconds * 1000);
  const isSameOwner = accountId === null ? isNull(deals.accountId) : eq(deals.accountId, accountId);
  const isOfThem = and(eq(deals.emailKey, emailKey), isSameOwner, gt(deals.remindedAt, since));
  return (await tx.$count(deals, isOfThem)) >= max;
}

type Refunded = { deal: DealRow; payment: Payment; refund: RefundRow };

export async function mailRefund(
  tx: Transaction,
  { sendMailLater }: Pick<Dependencies, 'sendMailLater'>,
  { deal, payment, refund, afterwards }: Refunded & { afterwards: Afterwards },
) {
  await sendMailLater(tx, {
    to: deal.email,
    dealUuid: deal.uuid,
    isDeletedOnceSent: deal.erasureAskedAt !== null,
    template: 'payment-refunded',
    data: {
      firstName: deal.firstName,
      product: titleOf(deal),
      amount: formatEuro(refund.amountCents),
      reason: refund.reason,
      words: refund.words,
      effect: effectOf({ payment, refund, afterwards }),
      reference: payment.providerPaymentId,
    },
  });
}

/** A refund made by the product itself was explained to the customer before. */
function effectOf({
  payment,
  refund,
  afterwards,
}: Omit<Refunded, 'deal'> & { afterwards: Afterwards }): RefundEffect {
  if (refund.leavesCover) return refundableCents(paidSumOf(payment, afterwards)) > 0 ? 'part' : 'all';
  return refund.askedBy && payment.refundReason === refund.reason ? 'closes' : 'all';
}

/** So that staff can look: none of this should happen. */
export async function mailRefundToDesk(
  tx: Transaction,
  { sendMailLater, config }: Parts,
  { deal, payment, reason }: { deal: DealRow; payment: Payment; reason: AutomaticRefundReason },
) {
  await sendMailLater(tx, {
    to: config.deskEmail,
    template: 'payment-refund-for-desk',
    data: {
      product: titleOf(deal),
      dealUuid: deal.uuid,
      reason,
      amount: formatEuro(payment.amountCents),
      expected: formatEuro(deal.priceCents),
      reference: payment.providerPaymentId,
    },
  });
}

/** Once for each: from then on the desk follows it. */
export async function mailDisputeToDesk(
  tx: Transaction,
  { sendMailLater, config }: Parts,
  { dispute, deal }: { dispute: DisputeRow; deal: DealRow | undefined },
) {
  await sendMailLater(tx, {
    to: config.deskEmail,
    template: 'payment-disputed-for-desk',
    data: {
      product: deal ? titleOf(deal) : null,
      dealUuid: deal?.uuid ?? null,
      amount: formatEuro(dispute.amountCents),
      reference: dispute.providerPaymentId,
      reason: dispute.reason,
      answerBy: dispute.answerBy?.toISOString() ?? null,
    },
  });
}

/** Nothing is mailed to the buyer yet: staff must first find another way to pay them. */
export async function mailFailedRefundToDesk(
  tx: Transaction,
  { sendMailLater, config }: Parts,
  { deal, payment, refund }: Refunded,
) {
  await sendMailLater(tx, {
    to: config.deskEmail,
    template: 'payment-refund-failed-for-desk',
    data: {
      product: titleOf(deal),
      dealUuid: deal.uuid,
      amount: formatEuro(refund.amountCents),
      reference: payment.providerPaymentId,
      failure: refund.failure ?? 'refused',
    },
  });
}
