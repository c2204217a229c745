import type { Refund } from '@riparo/domain/payment/refund-schema.ts';
import { cents } from '@riparo/domain/values/money.ts';
import { expect, test } from 'vitest';
import { refundAmong } from './refunds-of-deals.ts';
import type { Payment } from './tables.ts';

type Made = Pick<Payment, 'state' | 'amountCents' | 'receivedAt'>;

const payment = (state: Payment['state'], amount: number, day: number): Made => ({
  state,
  amountCents: cents(amount),
  receivedAt: new Date(Date.UTC(2026, 10, day)),
});

test.each<[string, readonly Made[], Refund | null]>([
  ['nothing was paid', [], null],
  ['what was paid counts', [payment('received', 7900, 1)], null],
  ['it has to go back', [payment('refund-due', 7900, 1)], { amountCents: cents(7900), isDone: false }],
  ['it went back', [payment('refunded', 7900, 1)], { amountCents: cents(7900), isDone: true }],
  [
    'a second payment went back, the first counts',
    [payment('received', 7900, 1), payment('refunded', 7900, 2)],
    null,
  ],
  [
    'the last one is told of, in whatever order they are read',
    [payment('refund-due', 7900, 3), payment('refunded', 100, 1), payment('refunded', 200, 2)],
    { amountCents: cents(7900), isDone: false },
  ],
])('what goes back when %s', (_when, made, refund) => {
  expect(refundAmong(made)).toEqual(refund);
});
