import { expect, test } from 'vitest';
import { isoDate } from '../../platform/values/calendar.ts';
import { lifeAlternatives } from './alternatives.ts';
import { neighboursOf } from './neighbours.ts';

const today = isoDate('2026-11-15');
const choicesOf = (birthDate: string) =>
  lifeAlternatives({ birthDate: isoDate(birthDate), smoker: false }, today).map((choice) => ({
    sum_assured: choice.sumAssuredCents / 100,
    duration: choice.years,
  }));

test('a young customer can choose among all sums and durations, one aged 65 among two durations', () => {
  expect(choicesOf('1991-01-01')).toHaveLength(17 * 6);
  expect(choicesOf('1961-01-01')).toHaveLength(17 * 2);
  expect(choicesOf('1950-01-01')).toEqual([]);
});

test.each([
  [50_000, [50, 75, 100, 125, 150]],
  [75_000, [50, 75, 100, 125, 150]],
  [200_000, [150, 175, 200, 225, 250]],
  [450_000, [350, 375, 400, 425, 450]],
])('the alternatives to %i are the nearest sums', (sum, thousands) => {
  const { bySum, byDuration } = neighboursOf(choicesOf('1991-01-01'), { sum_assured: sum, duration: 20 });
  expect(bySum.map((choice) => choice.sum_assured / 1000)).toEqual(thousands);
  expect(bySum.every((choice) => choice.duration === 20)).toBe(true);
  expect(byDuration.map((choice) => choice.duration)).toEqual([5, 10, 15, 20, 25, 30]);
  expect(byDuration.every((choice) => choice.sum_assured === sum)).toBe(true);
});

test('alternatives are sorted, whatever the input order', () => {
  const shuffled = choicesOf('1991-01-01').toReversed();
  const { bySum, byDuration } = neighboursOf(shuffled, { sum_assured: 200_000, duration: 20 });
  expect(bySum.map((choice) => choice.sum_assured / 1000)).toEqual([150, 175, 200, 225, 250]);
  expect(byDuration.map((choice) => choice.duration)).toEqual([5, 10, 15, 20, 25, 30]);
});
