import { expect, test } from 'vitest';
import { isoDate } from '../../platform/values/calendar.ts';
import { beganTooEarly, STARTED_TOO_EARLY } from './exclusion.ts';

const today = isoDate('2026-11-15');

test.each([1930, 1994])('who began to work in %i is told why there is no estimate', (year) => {
  expect(beganTooEarly(year, today, {})?.why).toBe(STARTED_TOO_EARLY);
});

// A slip of the fingers is said to be wrong, where it was written.
test.each([null, '1990', 199, 1929, 1995, 2010])('nobody is sent elsewhere for %j', (year) => {
  expect(beganTooEarly(year, today, {})).toBeNull();
});
