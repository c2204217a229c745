import { expect, test } from 'vitest';
import { countRestart } from './embedded-restarts.ts';

const minute = 60_000;
const now = 100 * minute;

test('five restarts within ten minutes are allowed, a sixth is not', () => {
  const four = [91, 92, 93, 94].map((at) => at * minute);
  expect(countRestart(four, now)).toEqual([...four, now]);
  expect(countRestart([...four, 95 * minute], now)).toBeNull();
});

test('restarts older than ten minutes no longer count', () => {
  const five = [90, 91, 92, 93, 94].map((at) => at * minute);
  expect(countRestart(five, now)).toEqual([...five.slice(1), now]);
  expect(countRestart([90 * minute + 1, ...five.slice(1)], now)).toBeNull();
});
