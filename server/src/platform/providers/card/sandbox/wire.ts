import { randomBytes } from 'node:crypto';
import type { sandboxRefunds, SandboxCheckout, SandboxDispute } from './tables.ts';

// The shapes of Stripe's API that a shop reads.

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replaceAll(/[-_]/g, 'x')}`;
}

export const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

export function sessionObject(checkout: SandboxCheckout, payUrl: (id: string) => string) {
  const isComplete = checkout.status === 'complete';
  return {
    id: checkout.id,
    object: 'checkout.session',
    mode: 'payment',
    status: checkout.status,
    payment_status: isComplete ? 'paid' : 'unpaid',
    payment_intent: checkout.paymentId,
    amount_subtotal: checkout.amountCents,
    amount_total: checkout.amountCents,
    currency: checkout.currency,
    client_reference_id: checkout.reference,
    customer_email: checkout.email,
    customer_details: isComplete ? { email: checkout.email } : null,
    metadata: checkout.metadata,
    payment_method_types: ['card'],
    locale: 'it',
    livemode: false,
    created: seconds(checkout.createdAt),
    expires_at: seconds(checkout.expiresAt),
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    url: checkout.status === 'open' ? payUrl(checkout.id) : null,
  };
}

export function paymentIntentObject(checkout: SandboxCheckout, paymentId: string) {
  const isPaid = checkout.status === 'complete';
  return {
    id: paymentId,
    object: 'payment_intent',
    amount: checkout.amountCents,
    amount_received: isPaid ? checkout.amountCents : 0,
    currency: checkout.currency,
    status: isPaid ? 'succeeded' : 'requires_payment_method',
    metadata: checkout.metadata,
    livemode: false,
    created: seconds(checkout.paidAt ?? checkout.createdAt),
  };
}

export function refundObject(refund: typeof sandboxRefunds.$inferSelect, currency: string) {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amountCents,
    currency,
    payment_intent: refund.paymentId,
    charge: chargeIdOf(refund.paymentId),
    metadata: refund.metadata,
    status: refund.status,
    created: seconds(refund.createdAt),
  };
}

/** One charge per payment: declined cards leave none here. */
const chargeIdOf = (paymentId: string) => paymentId.replace(/^pi_/, 'ch_');

export function chargeObject(checkout: SandboxCheckout, isDisputed: boolean) {
  const paymentId = checkout.paymentId ?? '';
  return {
    id: chargeIdOf(paymentId),
    object: 'charge',
    amount: checkout.amountCents,
    amount_captured: checkout.amountCents,
    amount_refunded: checkout.refundedCents,
    refunded: checkout.refundedCents === checkout.amountCents,
    currency: checkout.currency,
    paid: true,
    captured: true,
    disputed: isDisputed,
    status: 'succeeded',
    payment_intent: paymentId,
    metadata: checkout.metadata,
    livemode: false,
    created: seconds(checkout.paidAt ?? checkout.createdAt),
  };
}

export function disputeObject(dispute: SandboxDispute, currency: string) {
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amountCents,
    currency,
    charge: chargeIdOf(dispute.paymentId),
    payment_intent: dispute.paymentId,
    reason: dispute.reason,
    status: dispute.status,
    evidence_details: { due_by: seconds(dispute.answerBy) },
    is_charge_refundable: false,
    balance_transactions: [],
    metadata: {},
    livemode: false,
    created: seconds(dispute.createdAt),
  };
}

/** A page of results, and whether more follow. */
export const listObject = (url: string, data: readonly object[], hasMore: boolean) => ({
  object: 'list',
  url,
  has_more: hasMore,
  data,
});

export function eventObject(id: string, type: string, object: unknown, now: Date) {
  return {
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: seconds(now),
    type,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object },
  };
}

/** A refusal in Stripe's error format. */
export class WireError extends Error {
  override readonly name = 'WireError';
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  constructor(status: number, type: string, message: string, code?: string) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
  }
  get body() {
    return { error: { type: this.type, message: this.message, code: this.code } };
  }
}

export const invalidRequest = (message: string, code?: string) =>
  new WireError(400, 'invalid_request_error', message, code);

export const noSuch = (what: string, id: string) =>
  new WireError(404, 'invalid_request_error', `No such ${what}: '${id}'`, 'resource_missing');
