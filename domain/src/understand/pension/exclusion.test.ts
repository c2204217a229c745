import { expect, test } from 'vitest';
import { isoDate } from '../../platform/values/calendar.ts';
import { beganTooEarly, STARTED_TOO_EARLY } from './exclusion.ts';

const today = isoDate('2026-11-15');

test.each([1930, 1994])('a person who began to work in %i reads why there is no estimate', (year) => {
  expect(beganTooEarly(year, today, {})?.why).toBe(STARTED_TOO_EARLY);
});

// A typing mistake is reported at its field instead.
test.each([null, '1990', 199, 1929, 1995, 2010])(
  'the year %j is not reason enough to refuse an estimate',
  (year) => {
    expect(beganTooEarly(year, today, {})).toBeNull();
  },
);
