import { expect, test } from 'vitest';
import { formatAge, formatNumber, formatSum } from './say-deal.ts';

const now = new Date('2026-11-17T08:00:00Z');

test.each([
  ['2026-11-17T07:59:00Z', 'di oggi'],
  // Half past midnight in Italy.
  ['2026-11-16T23:30:00Z', 'di oggi'],
  ['2026-11-16T22:30:00Z', 'di ieri'],
  ['2026-11-05T10:00:00Z', 'di 12 giorni fa'],
  ['2023-11-17T10:00:00Z', 'di 1.096 giorni fa'],
])('a deal opened on %s is «%s»', (createdAt, words) => {
  expect(formatAge(createdAt, now)).toBe(words);
});

test('counts and sums say when counting stopped at the limit', () => {
  expect(formatNumber({ number: 1204, isMore: false })).toBe('1.204');
  expect(formatNumber({ number: 1000, isMore: true })).toBe('oltre 1.000');
  expect(formatSum({ sumCents: 123_456, isMore: false })).toBe('€\u00a01.235');
});
