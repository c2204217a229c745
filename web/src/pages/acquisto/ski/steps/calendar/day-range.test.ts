import { isoDate } from '@riparo/domain/values/calendar.ts';
import { expect, test } from 'vitest';
import { dayAfterKey, daysIn, monthAfter, weeksOf, withDay } from './day-range.ts';

const bounds = { first: isoDate('2026-12-04'), last: isoDate('2027-05-31'), mostDays: 29 };
const nothing = { from: null, to: null };
const day = (number: number) => isoDate(`2026-12-${String(number).padStart(2, '0')}`);

test('two presses are a first and a last day, and a third begins again', () => {
  const begun = withDay(nothing, day(5), bounds);
  expect(begun).toEqual({ from: day(5), to: null });
  const whole = withDay(begun, day(7), bounds);
  expect(whole).toEqual({ from: day(5), to: day(7) });
  expect(daysIn(day(5), day(7))).toBe(3);
  expect(withDay(whole, day(20), bounds)).toEqual({ from: day(20), to: null });
});

test('the same day twice is one day', () => {
  expect(withDay(withDay(nothing, day(5), bounds), day(5), bounds)).toEqual({ from: day(5), to: day(5) });
});

test('an earlier day, or one further than a policy reaches, begins again', () => {
  const begun = withDay(nothing, day(10), bounds);
  expect(withDay(begun, day(9), bounds)).toEqual({ from: day(9), to: null });
  expect(withDay(begun, isoDate('2027-01-07'), bounds).to).toBe('2027-01-07');
  expect(withDay(begun, isoDate('2027-01-08'), bounds)).toEqual({ from: '2027-01-08', to: null });
});

test('for a season one press is enough', () => {
  expect(withDay(nothing, day(5), { ...bounds, mostDays: 1 })).toEqual({ from: day(5), to: day(5) });
});

test('a month by its weeks, from Monday', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks[0]).toEqual([null, day(1), day(2), day(3), day(4), day(5), day(6)]);
  expect(weeks.at(-1)).toEqual([day(28), day(29), day(30), day(31), null, null, null]);
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
});

test.each([
  ['ArrowRight', '2026-12-11'],
  ['ArrowLeft', '2026-12-09'],
  ['ArrowUp', '2026-12-04'],
  ['ArrowDown', '2026-12-17'],
  ['Home', '2026-12-07'],
  ['End', '2026-12-13'],
  ['PageDown', '2027-01-10'],
  ['PageUp', '2026-12-04'],
  ['a', null],
])('from 10 December %s leads to %s', (key, there) => {
  expect(dayAfterKey(day(10), key, bounds)).toBe(there);
});

test('a month later where there is no such day is its last one', () => {
  expect(dayAfterKey(isoDate('2027-01-31'), 'PageDown', bounds)).toBe('2027-02-28');
  expect(dayAfterKey(isoDate('2027-03-31'), 'PageUp', bounds)).toBe('2027-02-28');
  expect(dayAfterKey(isoDate('2027-05-28'), 'ArrowDown', bounds)).toBe('2027-05-31');
});
