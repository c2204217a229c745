import type { PaymentOfDeal } from '@riparo/domain/care/deals/refund-calls.ts';
import {
  effectInWords,
  type RecordedRefund,
  needsSecondPerson,
  type PaidSum,
  refundEffect,
} from '@riparo/domain/buy/payment/give-back.ts';
import { secondPersonInWords } from '@riparo/domain/buy/payment/second-person.ts';
import { refundNoticeInMail } from '@riparo/domain/buy/payment/refund-mail-words.ts';
import type { DeskRefundReason } from '@riparo/domain/buy/payment/refund-reasons.ts';
import { cents, formatEuro, parseAmount } from '@riparo/domain/platform/values/money.ts';
import type { DealPayments } from './use-deal-payments.ts';

/** Refundable payments: the one that counts, or another with something left. */
export const refundable = (payments: readonly PaymentOfDeal[], wanted?: string) =>
  payments.find(({ id, leftCents }) => leftCents > 0 && (wanted === undefined || id === wanted));

export const isDisputed = ({ disputes }: PaymentOfDeal) => disputes.some(({ state }) => state === 'open');

const givenBack = ({ refunds }: PaymentOfDeal): RecordedRefund[] =>
  refunds.map((refund) => ({ ...refund, isRequestedAtDesk: refund.askedBy !== null }));

const sumOf = (payment: PaymentOfDeal): PaidSum => ({
  paidCents: payment.amountCents,
  refunds: givenBack(payment),
  lostCents: payment.lostCents,
});

export type Wanted = { readonly isWhole: boolean; readonly typed: string };

/** Cents, or the error in what was typed. */
export function amountOf({ isWhole, typed }: Wanted, leftCents: number): number | string {
  if (isWhole) return leftCents;
  const amount = parseAmount(typed);
  if (amount === null || amount === 0) return 'Scrivi un importo, per esempio 20,00.';
  return amount > leftCents ? `Al massimo ${formatEuro(cents(leftCents))}: è quello che resta.` : amount;
}

type CustomerNotice = { readonly reason: DeskRefundReason; readonly words: string };

/** Every effect, stated before it happens. */
export function planOf(
  payment: PaymentOfDeal,
  { deal, data, confirmers }: DealPayments,
  amountCents: number,
  { reason, words }: CustomerNotice,
) {
  const effect = refundEffect({ ...sumOf(payment), order: deal.order, stage: deal.stage }, amountCents);
  const waits = needsSecondPerson(data.flatMap(givenBack), amountCents);
  return {
    waits,
    effect: effectInWords(effect, deal.stage),
    second: waits ? secondPersonInWords(confirmers) : null,
    mail: refundNoticeInMail({ reason, words: words.trim() || null, effect }),
  };
}
