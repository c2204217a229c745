import { describe, expect, test } from 'vitest';
import { isoDate } from '../../platform/values/calendar.ts';
import { usualHours } from './call-by.ts';
import { isWorkingDay, withinWorkingDays, workingDayAfter } from './working-days.ts';

describe('counting working days', () => {
  test.each([
    ['a Monday', '2026-11-16', 1, '2026-11-17'],
    ['over a weekend', '2026-11-13', 1, '2026-11-16'],
    ['from a Saturday, which is open but does not count', '2026-11-14', 1, '2026-11-16'],
    ['from a Sunday', '2026-11-15', 5, '2026-11-20'],
    ['a whole week', '2026-11-17', 5, '2026-11-24'],
    ['over the Immaculate Conception', '2026-12-07', 2, '2026-12-10'],
    ['over Christmas', '2026-12-23', 2, '2026-12-28'],
    ['over Easter Monday', '2026-04-03', 1, '2026-04-07'],
    ['over an exceptionally early Easter Monday', '2008-03-21', 1, '2008-03-25'],
    ['over Easter Monday on the first of April', '2024-03-29', 1, '2024-04-02'],
    ['over Easter Monday and the Liberation', '2025-04-18', 5, '2025-04-29'],
    ['over Easter Monday in March', '2027-03-26', 2, '2027-03-31'],
    ['over Easter Monday after the Liberation', '2038-04-23', 1, '2038-04-27'],
    ['over Saint Francis, a holiday again', '2027-10-01', 1, '2027-10-05'],
    ['over Ferragosto', '2028-08-14', 1, '2028-08-16'],
    ['over 29 February', '2028-02-28', 2, '2028-03-01'],
    ['from 29 February', '2028-02-29', 1, '2028-03-01'],
    ['over 1 March in a year without one', '2027-02-26', 2, '2027-03-02'],
    ['over the end of the year', '2026-12-30', 2, '2027-01-04'],
    ['from Saint Stephen’s to Epiphany', '2026-12-24', 8, '2027-01-08'],
    ['over a closing day', '2026-11-16', 2, '2026-11-19'],
  ])('%s', (name, from, days, last) => {
    const closingDays = name === 'over a closing day' ? [isoDate('2026-11-17')] : [];
    expect(workingDayAfter(isoDate(from), days, { ...usualHours, closingDays })).toBe(last);
  });
});

test('the last working day counts until the desk closes', () => {
  expect(withinWorkingDays(new Date('2026-11-17T22:59:00Z'), 5)).toEqual(new Date('2026-11-24T18:00:00Z'));
  // In Italy it is already the next day.
  expect(withinWorkingDays(new Date('2026-11-17T23:01:00Z'), 5)).toEqual(new Date('2026-11-25T18:00:00Z'));
  expect(withinWorkingDays(new Date('2026-07-01T10:00:00Z'), 1)).toEqual(new Date('2026-07-02T17:00:00Z'));
});

test('a working day is a day from Monday to Friday on which the desk is open', () => {
  const days = ['2026-11-16', '2026-11-20', '2026-11-21', '2026-11-22', '2026-12-25'].map(isoDate);
  expect(days.map((day) => isWorkingDay(day))).toEqual([true, true, false, false, false]);
});
