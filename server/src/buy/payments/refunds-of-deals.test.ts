import type { Refund } from '@riparo/domain/buy/payment/refund-schema.ts';
import type { RefundState } from '@riparo/domain/buy/payment/refund-states.ts';
import { paymentIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { expect, test } from 'vitest';
import { refundsAmong } from './refunds-of-deals.ts';
import type { Payment } from './tables.ts';

type Made = Parameters<typeof refundsAmong>[0][number];
type Part = Parameters<typeof refundsAmong>[1][number];

const idOf = (day: number) => paymentIdSchema.parse(`00000000-0000-4000-8000-0000000000${10 + day}`);

const payment = (state: Payment['state'], amount: number, day: number): Made => ({
  id: idOf(day),
  state,
  amountCents: cents(amount),
  receivedAt: new Date(Date.UTC(2026, 10, day)),
});

const part = (state: RefundState, amount: number, day = 1, leavesCover = true): Part => ({
  paymentId: idOf(day),
  state,
  amountCents: cents(amount),
  leavesCover,
});

const sum = (amount: number, isDone: boolean): Refund => ({ amountCents: amount, isDone });

test.each<[string, readonly Made[], readonly Part[], Refund | null, Refund | null]>([
  ['nothing was paid', [], [], null, null],
  ['the payment counts', [payment('received', 7900, 1)], [], null, null],
  [
    'it has to be refunded',
    [payment('refund-due', 7900, 1)],
    [part('due', 7900, 1, false)],
    sum(7900, false),
    null,
  ],
  ['it was refunded', [payment('refunded', 7900, 1)], [part('done', 7900, 1, false)], sum(7900, true), null],
  [
    'a second payment went back, the first counts',
    [payment('received', 7900, 1), payment('refunded', 7900, 2)],
    [part('done', 7900, 2, false)],
    null,
    null,
  ],
  [
    'the last one is shown, in whatever order they are read',
    [payment('refund-due', 7900, 3), payment('refunded', 100, 1), payment('refunded', 200, 2)],
    [],
    sum(7900, false),
    null,
  ],
  ['a part was refunded', [payment('received', 7900, 1)], [part('done', 2000)], null, sum(2000, true)],
  [
    'two parts are refunded, one of them still to be sent',
    [payment('received', 7900, 1)],
    [part('done', 2000), part('due', 500)],
    null,
    sum(2500, false),
  ],
  [
    'parts only wait, were declined or failed',
    [payment('received', 7900, 1)],
    [part('waiting', 2000), part('declined', 500), part('failed', 500)],
    null,
    null,
  ],
  [
    'the rest follows a part',
    [payment('refund-due', 7900, 1)],
    [part('done', 2000), part('due', 5900, 1, false)],
    sum(5900, false),
    sum(2000, true),
  ],
  [
    'nothing is left after parts',
    [payment('refunded', 7900, 1)],
    [part('done', 7900)],
    null,
    sum(7900, true),
  ],
])('the refund of a deal when %s', (_when, made, given, refund, partRefund) => {
  expect(refundsAmong(made, given)).toEqual({ refund, partRefund });
});
