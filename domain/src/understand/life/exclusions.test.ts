import { expect, test } from 'vitest';
import { isoDate } from '../../platform/values/calendar.ts';
import { longestDuration } from './exclusions.ts';

const today = isoDate('2026-11-15');

test.each([
  ['1981-11-15', 30],
  ['1981-11-14', 30],
  ['1980-11-15', 25],
  ['1971-11-15', 20],
  ['1962-11-15', 10],
  ['1960-11-16', 10],
])('a customer born on %s is offered up to %i years, so that the policy ends at 75', (birthDate, years) => {
  expect(longestDuration({ birthDate }, today)).toBe(years);
});

test.each(['1960-11-15', '1940-01-01', 'ieri', null])(
  'a birth date of %j limits no duration: the quote itself is refused',
  (birthDate) => {
    expect(longestDuration({ birthDate }, today)).toBeUndefined();
  },
);
