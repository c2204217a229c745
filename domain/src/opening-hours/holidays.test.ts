import { expect, test } from 'vitest';
import { isoDate } from '../values/calendar.ts';
import { easterOf, isItalianHoliday } from './holidays.ts';

test.each([
  [1954, '1954-04-18'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
])('Easter of %i is on %s', (year, date) => {
  expect(easterOf(year)).toBe(date);
});

test.each([
  '2026-01-01',
  '2026-01-06',
  '2026-04-05',
  '2026-04-06',
  '2026-04-25',
  '2026-05-01',
  '2026-06-02',
  '2026-08-15',
  '2026-10-04',
  '2026-11-01',
  '2026-12-08',
  '2026-12-25',
  '2026-12-26',
])('%s is a holiday', (date) => {
  expect(isItalianHoliday(isoDate(date))).toBe(true);
});

test.each(['2025-10-04', '2026-04-03', '2026-11-02', '2026-11-04', '2026-12-24', '2026-12-31'])(
  '%s is none',
  (date) => {
    expect(isItalianHoliday(isoDate(date))).toBe(false);
  },
);
