import { expect, test } from 'vitest';
import { addDays, isoDate } from '../../platform/values/calendar.ts';
import { easterOf, isItalianHoliday } from './call-by.ts';

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
  '%s is not a holiday',
  (date) => {
    expect(isItalianHoliday(isoDate(date))).toBe(false);
  },
);

/** Gauss's own algorithm, with its two exceptions. */
const easterByGauss = (year: number) => {
  const century = Math.floor(year / 100);
  const leaps = Math.floor(century / 4);
  const moon = (15 - Math.floor((13 + 8 * century) / 25) + century - leaps) % 30;
  const week = (4 + century - leaps) % 7;
  const d = (19 * (year % 19) + moon) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + week) % 7;
  const isTooLate = d === 29 && e === 6;
  const isTwice = d === 28 && e === 6 && year % 19 > 10;
  return addDays(isoDate(`${year}-03-22`), d + e - (isTooLate || isTwice ? 7 : 0));
};

test("Easter matches Gauss's algorithm in every Gregorian year up to 2599", () => {
  const years = Array.from({ length: 2600 - 1583 }, (_, index) => 1583 + index);
  expect(years.filter((year) => easterOf(year) !== easterByGauss(year))).toEqual([]);
});
