import { expect, test } from 'vitest';
import { startOfMonth } from './months.ts';

test.each([
  ['2026-11-16T10:00:00Z', undefined, '2026-11-01'],
  ['2026-11-30T23:59:59Z', 1, '2026-12-01'],
  ['2026-11-30T23:59:59Z', 2, '2027-01-01'],
])('the month %s, moved by %s, begins on %s', (moment, later, start) => {
  expect(startOfMonth(new Date(moment), later).toISOString()).toBe(`${start}T00:00:00.000Z`);
});
