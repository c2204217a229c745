import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { describe, expect, test } from 'vitest';
import { readStatisticsFilter, writeStatisticsFilter } from './statistics-filter.ts';

const today = isoDate('2026-11-17');
const read = (address: string) => readStatisticsFilter(new URLSearchParams(address), today);

describe('the address of the statistics', () => {
  test.each([
    ['', '2026-10-19', '2026-11-17'],
    ['periodo=this-year', '2026-01-01', '2026-11-17'],
    ['periodo=sempre', '2026-10-19', '2026-11-17'],
    ['dal=2026-02-01&al=2026-02-28', '2026-02-01', '2026-02-28'],
    ['dal=2026-02-01&al=2026-02-30', '2026-10-19', '2026-11-17'],
    ['dal=2026-03-01&al=2026-02-28', '2026-10-19', '2026-11-17'],
    ['dal=2026-02-01', '2026-10-19', '2026-11-17'],
  ])('the address «%s» selects the period from %s to %s', (address, from, to) => {
    expect(read(address).period).toEqual({ from, to });
  });

  test.each(['', 'periodo=last-month', 'dal=2026-02-01&al=2026-02-28&prodotto=pet'])(
    'the address «%s» is written as it was read',
    (address) => {
      expect(writeStatisticsFilter(read(address)).toString()).toBe(address);
    },
  );
});
