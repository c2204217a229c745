import type { CoveredEvent, EventSize, Outcome } from '@riparo/domain/buy/products/event.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { expect, test } from 'vitest';
import { describeSize, remark } from './event-words.ts';

const sizeIn = (unit: EventSize['unit']): EventSize => ({
  unit,
  label: 'Quanto',
  min: 0,
  max: 100,
  step: 1,
  initial: 1,
});

test.each([
  ['cents', 90_000, '€ 900'],
  ['nights', 1, '1 notte'],
  ['nights', 10, '10 notti'],
  ['days', 1, '1 giorno'],
  ['days', 2, '2 giorni'],
] as const)('%s: %i is %s', (unit, size, words) => {
  expect(describeSize(sizeIn(unit), size).replaceAll('\u00a0', ' ')).toBe(words);
});

const paying = (paidCents: number): Outcome => ({ paidCents: cents(paidCents), ownShareCents: null });

test.each<[CoveredEvent['gives'], number, boolean, RegExp]>([
  ['refund', 0, false, /^Resta tutto a te\.$/],
  ['liability', 0, false, /^Resta tutto a te\.$/],
  ['sum', 0, false, /^$/],
  ['sum', 5000, false, /^Non è un rimborso/],
  ['refund', 5000, false, /^$/],
  ['liability', 5000, false, /^$/],
  ['sum', 0, true, /^È troppo presto/],
  ['refund', 0, true, /^È troppo presto/],
])('%s of %i cents during the waiting period (%s) reads %s', (gives, paid, isTooEarly, words) => {
  expect(remark({ gives } as CoveredEvent, paying(paid), isTooEarly)).toMatch(words);
});
