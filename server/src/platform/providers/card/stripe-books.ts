import type Stripe from 'stripe';
import type { BookedDispute, BookedPayment, BookedRefund, Period, RefundOutcome } from './card-provider.ts';

/** Stripe's maximum. */
export const pageSize = 100;

const seconds = (moment: Date) => Math.ceil(moment.getTime() / 1000);

export const createdIn = ({ from, until }: Period) => ({
  created: { gte: seconds(from), lt: seconds(until) },
});

const idOf = (named: string | { id: string } | null | undefined) =>
  typeof named === 'string' ? named : (named?.id ?? '');

const moment = (created: number) => new Date(created * 1000);

/** Null for a declined card. */
export const toPayment = (charge: Stripe.Charge): BookedPayment | null =>
  charge.paid && charge.captured
    ? {
        paymentId: idOf(charge.payment_intent) || charge.id,
        amountCents: charge.amount_captured,
        currency: charge.currency,
        reference: charge.metadata['reference'] ?? null,
        at: moment(charge.created),
      }
    : null;

export const toPaymentOfIntent = (intent: Stripe.PaymentIntent): BookedPayment => ({
  paymentId: intent.id,
  amountCents: intent.amount_received,
  currency: intent.currency,
  reference: intent.metadata['reference'] ?? null,
  at: moment(intent.created),
});

export const outcomeOf = ({ status }: Stripe.Refund): RefundOutcome =>
  status === 'succeeded' ? 'done' : status === 'pending' ? 'pending' : 'failed';

export const toRefund = (refund: Stripe.Refund): BookedRefund => ({
  id: refund.id,
  paymentId: idOf(refund.payment_intent) || idOf(refund.charge),
  amountCents: refund.amount,
  state: outcomeOf(refund),
  key: refund.metadata?.['refund'] ?? null,
  at: moment(refund.created),
});

/** `warning_…` is an inquiry by the bank, before a dispute or in its place. */
const disputeStates: Readonly<Record<string, BookedDispute['state']>> = {
  won: 'won',
  lost: 'lost',
  warning_closed: 'won',
  prevented: 'won',
};

export const toDispute = (dispute: Stripe.Dispute): BookedDispute => {
  const state = disputeStates[dispute.status] ?? 'open';
  const { due_by } = dispute.evidence_details;
  return {
    id: dispute.id,
    paymentId: idOf(dispute.payment_intent) || idOf(dispute.charge),
    amountCents: dispute.amount,
    state,
    reason: dispute.reason,
    at: moment(dispute.created),
    answerBy: state === 'open' && due_by !== null ? moment(due_by) : null,
  };
};
