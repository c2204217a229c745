import { MINUTE_MS } from '@riparo/domain/platform/values/durations.ts';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/connection.ts';
import type { CardAccount } from '../card-provider.ts';
import { type FormValues, textAt, textsAt } from './form-body.ts';
import { announce } from './notices.ts';
import { isDisputed } from './disputes.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { type SandboxCheckout, sandboxCheckouts, sandboxRefunds } from './tables.ts';
import {
  invalidRequest,
  newId,
  noSuch,
  paymentIntentObject,
  refundObject,
  sessionObject,
  WireError,
} from './wire.ts';

const shortestMs = 30 * MINUTE_MS;
const longestMs = 24 * 60 * MINUTE_MS;

export async function openCheckout(
  tx: Transaction,
  { clock }: SandboxParts,
  account: CardAccount,
  form: FormValues,
): Promise<SandboxCheckout> {
  const needed = (...path: string[]) => {
    const value = textAt(form, ...path);
    if (value === null)
      throw invalidRequest(`Missing required param: ${path.join('.')}.`, 'parameter_missing');
    return value;
  };
  if (needed('mode') !== 'payment') throw invalidRequest('Only mode payment is played here.');
  const price = ['line_items', '0', 'price_data'] as const;
  const unitAmount = Number(needed(...price, 'unit_amount'));
  const quantity = Number(textAt(form, 'line_items', '0', 'quantity') ?? '1');
  if (!Number.isSafeInteger(unitAmount) || unitAmount < 50 || !Number.isSafeInteger(quantity) || quantity < 1)
    throw invalidRequest('The amount must be a whole number of cents, at least 50.', 'amount_too_small');
  const now = clock();
  const expiresAt = new Date(Number(textAt(form, 'expires_at') ?? (now.getTime() + longestMs) / 1000) * 1000);
  const lifeMs = expiresAt.getTime() - now.getTime();
  // One second of tolerance: the shop read its clock a moment ago.
  if (!(lifeMs >= shortestMs - 1000 && lifeMs <= longestMs + 1000))
    throw invalidRequest('`expires_at` must be between 30 minutes and 24 hours from now.');

  const [checkout] = await tx
    .insert(sandboxCheckouts)
    .values({
      id: newId('cs_test'),
      account,
      amountCents: unitAmount * quantity,
      currency: needed(...price, 'currency'),
      productName: needed(...price, 'product_data', 'name'),
      productDescription: textAt(form, ...price, 'product_data', 'description'),
      email: textAt(form, 'customer_email'),
      reference: textAt(form, 'client_reference_id'),
      metadata: textsAt(form, 'metadata'),
      successUrl: needed('success_url'),
      cancelUrl: needed('cancel_url'),
      status: 'open',
      createdAt: now,
      expiresAt,
    })
    .returning();
  if (!checkout) throw new Error('the sandbox stored no checkout');
  return checkout;
}

/** The current state of a checkout: an overdue one is expired, and its shop is notified. */
export async function findCheckout(
  tx: Transaction,
  parts: SandboxParts,
  id: string,
): Promise<SandboxCheckout | null> {
  const [checkout] = await tx
    .select()
    .from(sandboxCheckouts)
    .where(eq(sandboxCheckouts.id, id))
    .for('update');
  if (!checkout) return null;
  const hasRunOut = checkout.status === 'open' && checkout.expiresAt <= parts.clock();
  return hasRunOut ? close(tx, parts, checkout) : checkout;
}

export async function checkoutOf(tx: Transaction, parts: SandboxParts, account: CardAccount, id: string) {
  const checkout = await findCheckout(tx, parts, id);
  // An account does not see the other account's checkouts.
  if (checkout?.account !== account) throw noSuch('checkout.session', id);
  return checkout;
}

export async function expireCheckout(
  tx: Transaction,
  parts: SandboxParts,
  account: CardAccount,
  id: string,
): Promise<SandboxCheckout> {
  const checkout = await checkoutOf(tx, parts, account, id);
  if (checkout.status !== 'open')
    throw invalidRequest(`Only Checkout Sessions with a status in ["open"] can be expired.`);
  return close(tx, parts, checkout);
}

/** Expires overdue checkouts that nobody looked at. */
export async function expireOverdueCheckouts(tx: Transaction, parts: SandboxParts): Promise<void> {
  const overdue = await tx
    .select()
    .from(sandboxCheckouts)
    .where(and(eq(sandboxCheckouts.status, 'open'), lte(sandboxCheckouts.expiresAt, parts.clock())))
    .for('update', { skipLocked: true });
  for (const checkout of overdue) await close(tx, parts, checkout);
}

async function close(tx: Transaction, parts: SandboxParts, checkout: SandboxCheckout) {
  const closed = await change(tx, checkout, { status: 'expired' });
  await announce(
    tx,
    parts,
    checkout.account,
    'checkout.session.expired',
    sessionObject(closed, parts.payUrl),
  );
  return closed;
}

export async function completeCheckout(tx: Transaction, parts: SandboxParts, checkout: SandboxCheckout) {
  const paymentId = newId('pi');
  const paid = await change(tx, checkout, { status: 'complete', paymentId, paidAt: parts.clock() });
  const { account } = checkout;
  await announce(tx, parts, account, 'payment_intent.succeeded', paymentIntentObject(paid, paymentId));
  await announce(tx, parts, account, 'checkout.session.completed', sessionObject(paid, parts.payUrl));
  return paid;
}

/** The card was declined; the checkout stays open for another one. */
export async function declineCard(tx: Transaction, parts: SandboxParts, checkout: SandboxCheckout) {
  const attempt = paymentIntentObject(checkout, newId('pi'));
  await announce(tx, parts, checkout.account, 'payment_intent.payment_failed', attempt);
}

export async function refundPayment(
  tx: Transaction,
  parts: SandboxParts,
  account: CardAccount,
  form: FormValues,
) {
  const paymentId = textAt(form, 'payment_intent') ?? '';
  const [checkout] = await tx
    .select()
    .from(sandboxCheckouts)
    .where(and(eq(sandboxCheckouts.paymentId, paymentId), eq(sandboxCheckouts.account, account)))
    .for('update');
  if (!checkout) throw noSuch('payment_intent', paymentId);
  if (await isDisputed(tx, paymentId))
    throw new WireError(
      400,
      'invalid_request_error',
      'The payment has been charged back, and can not be refunded.',
      'charge_disputed',
    );
  const left = checkout.amountCents - checkout.refundedCents;
  const amountCents = Number(textAt(form, 'amount') ?? left);
  if (left === 0)
    throw new WireError(
      400,
      'invalid_request_error',
      'The payment has already been refunded.',
      'charge_already_refunded',
    );
  if (!Number.isSafeInteger(amountCents) || amountCents < 1 || amountCents > left)
    throw invalidRequest('The amount is larger than what is left to refund.');
  const [refund] = await tx
    .insert(sandboxRefunds)
    .values({
      id: newId('re'),
      account,
      paymentId,
      amountCents,
      metadata: textsAt(form, 'metadata'),
      createdAt: parts.clock(),
    })
    .returning();
  if (!refund) throw new Error('the sandbox stored no refund');
  await change(tx, checkout, { refundedCents: checkout.refundedCents + amountCents });
  const body = refundObject(refund, checkout.currency);
  await announce(tx, parts, account, 'refund.created', body);
  return body;
}

async function change(
  tx: Transaction,
  { id }: SandboxCheckout,
  changes: Partial<SandboxCheckout>,
): Promise<SandboxCheckout> {
  const [changed] = await tx
    .update(sandboxCheckouts)
    .set(changes)
    .where(sql`${sandboxCheckouts.id} = ${id}`)
    .returning();
  if (!changed) throw new Error('a locked checkout is gone');
  return changed;
}
