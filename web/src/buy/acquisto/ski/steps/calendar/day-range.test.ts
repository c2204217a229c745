import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { expect, test } from 'vitest';
import { dayAfterKey, daysIn, withDay } from './day-range.ts';

const bounds = { first: isoDate('2026-12-04'), last: isoDate('2027-05-31'), mostDays: 29 };
const nothing = { from: null, to: null };
const day = (number: number) => isoDate(`2026-12-${String(number).padStart(2, '0')}`);

test('two presses choose a first and a last day, and a third starts over', () => {
  const begun = withDay(nothing, day(5), bounds);
  expect(begun).toEqual({ from: day(5), to: null });
  const whole = withDay(begun, day(7), bounds);
  expect(whole).toEqual({ from: day(5), to: day(7) });
  expect(daysIn(day(5), day(7))).toBe(3);
  expect(withDay(whole, day(20), bounds)).toEqual({ from: day(20), to: null });
});

test('an earlier day, or one beyond the maximum duration, starts over', () => {
  const begun = withDay(nothing, day(10), bounds);
  expect(withDay(begun, day(9), bounds)).toEqual({ from: day(9), to: null });
  expect(withDay(begun, isoDate('2027-01-07'), bounds).to).toBe('2027-01-07');
  expect(withDay(begun, isoDate('2027-01-08'), bounds)).toEqual({ from: '2027-01-08', to: null });
});

test('a season needs one press', () => {
  expect(withDay(nothing, day(5), { ...bounds, mostDays: 1 })).toEqual({ from: day(5), to: day(5) });
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

test('a month without that day uses its last one', () => {
  expect(dayAfterKey(isoDate('2027-01-31'), 'PageDown', bounds)).toBe('2027-02-28');
  expect(dayAfterKey(isoDate('2027-03-31'), 'PageUp', bounds)).toBe('2027-02-28');
  expect(dayAfterKey(isoDate('2027-05-28'), 'ArrowDown', bounds)).toBe('2027-05-31');
});
