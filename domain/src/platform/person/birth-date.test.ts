import { expect, test } from 'vitest';
import { isoDate } from '../values/calendar.ts';
import { BIRTH_YEAR_TOO_EARLY, birthDateRule, INVALID_DATE, UNDERAGE } from './birth-date.ts';
const rule = birthDateRule(isoDate('2026-11-15'), 'Serve');

test.each([
  ['2008-11-15', undefined],
  ['2008-11-16', UNDERAGE],
  ['2026-11-15', UNDERAGE],
  ['2026-11-16', INVALID_DATE],
  ['1990-02-30', INVALID_DATE],
  ['1920-01-01', undefined],
  ['1919-12-31', BIRTH_YEAR_TOO_EARLY],
  ['', 'Serve'],
])('the birth date %s gets its message', (date, message) => {
  const verdict = rule(date);
  expect(verdict.ok ? undefined : verdict.message).toBe(message);
});
