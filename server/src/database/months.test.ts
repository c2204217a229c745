import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { isLockTimeout, startOfMonth } from './months.ts';

test.each([
  ['2026-11-16T10:00:00Z', undefined, '2026-11-01'],
  ['2026-11-30T23:59:59Z', 1, '2026-12-01'],
  ['2026-11-30T23:59:59Z', 2, '2027-01-01'],
])('of %s the month %s later begins on %s', (moment, later, start) => {
  expect(startOfMonth(new Date(moment), later).toISOString()).toBe(`${start}T00:00:00.000Z`);
});

const fromPostgres = (code: string) => Object.assign(new DatabaseError('…', 1, 'error'), { code });

test.each([
  ['what PostgreSQL says', fromPostgres('55P03'), true],
  ['the same in its wrapping', new Error('failed query', { cause: fromPostgres('55P03') }), true],
  ['another error of it', fromPostgres('40P01'), false],
  ['an error of somebody else', Object.assign(new Error('x'), { code: '55P03' }), false],
  ['no error', { cause: fromPostgres('55P03') }, false],
])('that somebody else has the table all the while is known by %s: %#', (_, error, isTimeout) => {
  expect(isLockTimeout(error)).toBe(isTimeout);
});
