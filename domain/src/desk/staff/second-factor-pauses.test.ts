import { expect, test } from 'vitest';
import { shouldNotifyOwner, NO_WRONG_FACTORS, pauseEnd, withWrongFactor } from './second-factor-pauses.ts';

const start = new Date('2026-12-05T10:00:00Z');
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [6, 2],
  [7, 5],
  [8, 15],
  [9, 60],
  [10, 60],
  [1000, 60],
])('after %i wrong factors the pause lasts %i minutes', (count, minutes) => {
  const wrong = { count, lastAt: start };
  expect(pauseEnd(wrong, start)).toEqual(minutes === 0 ? null : minutesLater(minutes));
  expect(pauseEnd(wrong, minutesLater(minutes))).toBeNull();
});

test('consecutive wrong factors are counted, and forgotten after a day without one', () => {
  const first = withWrongFactor(NO_WRONG_FACTORS, start);
  expect(first).toEqual({ count: 1, lastAt: start });
  const later = minutesLater(24 * 60 - 1);
  const second = withWrongFactor(first, later);
  expect(second).toEqual({ count: 2, lastAt: later });
  expect(withWrongFactor(second, minutesLater(48 * 60)).count).toBe(1);
});

test('the owner gets one mail per series of wrong factors', () => {
  const mails = Array.from({ length: 30 }, (_, index) => ({ count: index + 1, lastAt: start }));
  expect(mails.filter(shouldNotifyOwner)).toHaveLength(1);
});
