import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { outcomeOf, toDispute, toPayment, toPaymentOfIntent, toRefund } from './stripe-books.ts';

const created = Date.UTC(2026, 10, 15, 10) / 1000;
const at = new Date('2026-11-15T10:00:00Z');

describe('payments in the books', () => {
  const charge = {
    id: 'ch_1',
    paid: true,
    captured: true,
    payment_intent: 'pi_1',
    amount_captured: 7900,
    currency: 'eur',
    metadata: { reference: 'deal' },
    created,
  };
  const payment = { paymentId: 'pi_1', amountCents: 7900, currency: 'eur', reference: 'deal', at };

  test.each([
    ['a charge is read with the payment id that refunds use', {}, payment],
    [
      'a charge may contain its payment as an object',
      { payment_intent: { id: 'pi_2' } },
      { ...payment, paymentId: 'pi_2' },
    ],
    [
      'a charge without a payment uses its own id',
      { payment_intent: null },
      { ...payment, paymentId: 'ch_1' },
    ],
    ['a charge without our reference is read as foreign', { metadata: {} }, { ...payment, reference: null }],
    ['a declined charge is left out', { paid: false }, null],
    ['a charge that is only authorised is left out', { captured: false }, null],
  ])('%s', (_, changes, booked) => {
    expect(toPayment({ ...charge, ...changes } as Stripe.Charge)).toEqual(booked);
  });

  test('a payment given as an object is read by its id', () => {
    const intent = { id: 'pi_1', amount_received: 7900, currency: 'eur', metadata: {}, created };
    const booked = { paymentId: 'pi_1', amountCents: 7900, currency: 'eur', reference: null, at };
    expect(toPaymentOfIntent(intent as Stripe.PaymentIntent)).toEqual(booked);
  });
});

describe('refunds in the books', () => {
  test.each([
    ['succeeded', 'done'],
    ['pending', 'pending'],
    ['requires_action', 'failed'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
    [null, 'failed'],
  ])('the state %s means %s', (status, outcome) =>
    expect(outcomeOf({ status } as Stripe.Refund)).toBe(outcome),
  );

  const refund = {
    id: 're_1',
    payment_intent: 'pi_1',
    charge: 'ch_1',
    amount: 900,
    status: 'succeeded',
    created,
  };
  const booked = { id: 're_1', paymentId: 'pi_1', amountCents: 900, state: 'done', key: null, at };
  test.each([
    ['a refund of ours is read with its key', { metadata: { refund: 'k1' } }, { ...booked, key: 'k1' }],
    ['a refund made by hand has no key', { metadata: null }, booked],
    [
      'a refund of a payment without a checkout is read',
      { payment_intent: null },
      { ...booked, paymentId: 'ch_1' },
    ],
    [
      'a refund of an unknown payment is left out',
      { payment_intent: null, charge: null },
      { ...booked, paymentId: '' },
    ],
  ])('%s', (_, changes, expected) => {
    expect(toRefund({ ...refund, ...changes } as unknown as Stripe.Refund)).toEqual(expected);
  });
});

describe('disputes in the books', () => {
  const dispute = {
    id: 'du_1',
    payment_intent: 'pi_1',
    charge: 'ch_1',
    amount: 7900,
    reason: 'fraudulent',
    evidence_details: { due_by: created + 60 },
    created,
  };
  const answerBy = new Date('2026-11-15T10:01:00Z');
  const booked = { id: 'du_1', paymentId: 'pi_1', amountCents: 7900, reason: 'fraudulent', at };

  test.each([
    ['needs_response', {}, { ...booked, state: 'open', answerBy }],
    ['warning_needs_response', {}, { ...booked, state: 'open', answerBy }],
    ['under_review', { evidence_details: { due_by: null } }, { ...booked, state: 'open', answerBy: null }],
    ['won', {}, { ...booked, state: 'won', answerBy: null }],
    ['lost', {}, { ...booked, state: 'lost', answerBy: null }],
    ['warning_closed', {}, { ...booked, state: 'won', answerBy: null }],
    ['prevented', {}, { ...booked, state: 'won', answerBy: null }],
    ['lost', { payment_intent: null }, { ...booked, paymentId: 'ch_1', state: 'lost', answerBy: null }],
  ])('a dispute that is %s (%j)', (status, changes, expected) => {
    expect(toDispute({ ...dispute, status, ...changes } as unknown as Stripe.Dispute)).toEqual(expected);
  });
});
