import { expect, test } from 'vitest';
import { isoDate, momentInRome } from '../../platform/values/calendar.ts';
import { groupOf, minutesLeft } from './urgency.ts';

const at = (text: string) => {
  const [day = '', time = ''] = text.split(' ');
  return momentInRome(isoDate(day), time);
};

test.each([
  ['2026-11-16 14:59', 'late', -1],
  ['2026-11-16 15:00', 'soon', 0],
  ['2026-11-16 15:10', 'soon', 10],
  ['2026-11-16 15:11', 'today', 11],
  ['2026-11-16 23:59', 'today', 539],
  ['2026-11-17 00:00', 'later', 540],
])('at three, a request due at %s is %s, with %i minutes left', (due, group, minutes) => {
  const now = at('2026-11-16 15:00');
  expect(groupOf(at(due), now)).toBe(group);
  expect(minutesLeft(at(due), now)).toBe(minutes);
});

test('a minute that has begun no longer counts, and half a minute late is late', () => {
  const now = new Date('2026-11-16T14:00:30Z');
  expect(minutesLeft(new Date('2026-11-16T14:10:00Z'), now)).toBe(9);
  expect(minutesLeft(new Date('2026-11-16T14:00:00Z'), now)).toBe(-1);
});

test('the group of the next ten minutes extends over midnight', () => {
  const now = at('2026-11-16 23:55');
  expect(groupOf(at('2026-11-17 00:05'), now)).toBe('soon');
  expect(groupOf(at('2026-11-17 00:06'), now)).toBe('later');
});

test.each([
  ['of 23 hours', '2026-03-29 00:30', '2026-03-29 23:59', 22 * 60 + 29],
  ['of 25 hours', '2026-10-25 00:30', '2026-10-25 23:59', 24 * 60 + 29],
])('a day %s ends at its own midnight', (_, now, last, minutes) => {
  expect(groupOf(at(last), at(now))).toBe('today');
  expect(groupOf(new Date(at(last).getTime() + 60_000), at(now))).toBe('later');
  expect(minutesLeft(at(last), at(now))).toBe(minutes);
});
