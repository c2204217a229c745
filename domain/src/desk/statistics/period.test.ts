import { describe, expect, test } from 'vitest';
import { isoDate } from '../../platform/values/calendar.ts';
import { grainOf, type Period, periodError, periodNamed, PERIODS, placesOf } from './period.ts';

const period = (from: string, to: string): Period => ({ from: isoDate(from), to: isoDate(to) });

describe('the periods on 29 February 2028', () => {
  const named: Readonly<Record<(typeof PERIODS)[number], readonly [string, string]>> = {
    'thirty-days': ['2028-01-31', '2028-02-29'],
    'this-month': ['2028-02-01', '2028-02-29'],
    'last-month': ['2028-01-01', '2028-01-31'],
    'this-year': ['2028-01-01', '2028-02-29'],
    'twelve-months': ['2027-03-01', '2028-02-29'],
  };
  test.each(PERIODS)('%s', (name) => {
    expect(periodNamed(name, isoDate('2028-02-29'))).toEqual(period(...named[name]));
  });

  test('the month before January is December', () => {
    expect(periodNamed('last-month', isoDate('2027-01-15'))).toEqual(period('2026-12-01', '2026-12-31'));
  });
});

describe('dividing a period', () => {
  test.each([
    ['2026-10-01', '2026-11-30', 'day'],
    ['2026-10-01', '2026-12-01', 'day'],
    ['2026-10-01', '2026-12-02', 'month'],
  ])('the period %s to %s is divided by %s', (from, to, grain) => {
    expect(grainOf(period(from, to))).toBe(grain);
  });

  test('days without any activity are included', () => {
    expect(placesOf(period('2026-02-27', '2026-03-01'))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });

  test('months are included even if they begin or end in mid-month', () => {
    expect(placesOf(period('2025-11-30', '2026-03-01'))).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
    ]);
  });
});

test.each([
  ['2026-01-02', '2026-01-01', 'Il primo giorno viene dopo l’ultimo.'],
  ['2026-01-01', '2026-01-01', null],
  ['2016-01-01', '2025-12-31', null],
  ['2016-01-01', '2026-01-01', 'Scegli al massimo 10 anni.'],
])('a period from %s to %s is judged: %s', (from, to, fault) => {
  expect(periodError(period(from, to))).toBe(fault);
});
