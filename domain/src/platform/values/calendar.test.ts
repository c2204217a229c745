import { describe, expect, test } from 'vitest';
import {
  addDays,
  ageOn,
  dayInRome,
  timeInRome,
  formatItalianDate,
  isIsoDate,
  isoDate,
  momentInRome,
  parseItalianDate,
  weekdayOf,
  writtenDate,
  yearOf,
} from './calendar.ts';
import { daysBetween } from './days-between.ts';

describe('parsing a date as Italians type it', () => {
  test.each([
    ['12/03/1990', '1990-03-12'],
    ['1/2/1990', '1990-02-01'],
    ['01-02-1990', '1990-02-01'],
    ['01.02.1990', '1990-02-01'],
    [' 01 02 1990 ', '1990-02-01'],
    ['12031990', '1990-03-12'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2000', '2000-02-29'],
  ])('%s is understood', (text, iso) => {
    expect(parseItalianDate(text)).toBe(iso);
  });

  test.each([
    '31/02/1990',
    '29/02/2023',
    '29/02/1900',
    '31/04/2020',
    '00/01/2000',
    '12/13/2000',
    '12/03/90',
    '',
    'ieri',
    '1990-03-12',
  ])('%s is not a date', (text) => {
    expect(parseItalianDate(text)).toBeNull();
  });

  test('a date is formatted with two digits for day and month', () => {
    expect(formatItalianDate(isoDate('1990-02-01'))).toBe('01/02/1990');
    expect(yearOf(isoDate('1990-02-01'))).toBe(1990);
  });

  test('an ISO date must exist', () => {
    expect(isIsoDate('ieri')).toBe(false);
    expect(isIsoDate('2023-02-29')).toBe(false);
    expect(isIsoDate('0099-01-01')).toBe(true);
    expect(() => isoDate('2023-02-30')).toThrow(RangeError);
  });
});

describe('age', () => {
  test.each([
    ['2008-11-15', '2026-11-14', 17],
    ['2008-11-15', '2026-11-15', 18],
    ['2008-12-01', '2026-11-30', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
    ['2026-11-15', '2026-11-15', 0],
  ])('a person born %s is on %s %i years old', (birth, day, age) => {
    expect(ageOn(isoDate(birth), isoDate(day))).toBe(age);
  });
});

describe('today is the day in Rome', () => {
  test.each([
    ['2026-06-30T21:59:59Z', '2026-06-30'],
    ['2026-06-30T22:00:00Z', '2026-07-01'],
    ['2026-12-31T22:59:59Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
    // the nights when the clocks change
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
  ])('%s is %s', (moment, day) => {
    expect(dayInRome(new Date(moment))).toBe(day);
  });

  test.each([
    ['2026-07-01T22:30:00Z', '00:30'],
    ['2026-11-15T10:00:59Z', '11:00'],
    // the moments when the clocks change
    ['2026-03-29T00:59:59Z', '01:59'],
    ['2026-03-29T01:00:00Z', '03:00'],
    ['2026-10-25T00:59:59Z', '02:59'],
    ['2026-10-25T01:00:00Z', '02:00'],
  ])('at %s the clocks in Rome show %s', (moment, time) => {
    expect(timeInRome(new Date(moment))).toBe(time);
  });

  test.each([
    ['2026-11-15', '11:00', '2026-11-15T10:00:00.000Z'],
    ['2026-07-02', '00:30', '2026-07-01T22:30:00.000Z'],
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ])('on %s the clocks in Rome show %s at %s', (day, time, moment) => {
    expect(momentInRome(isoDate(day), time).toISOString()).toBe(moment);
  });

  // If the Union abolishes clock changes, Intl will know first and this test will fail.
  test('our day in Rome agrees with Intl around every midnight of half a century', () => {
    const rome = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome', dateStyle: 'short' });
    const different: Date[] = [];
    for (let day = Date.UTC(1996, 0, 1); day < Date.UTC(2046, 0, 1); day += 24 * 3_600_000) {
      for (const hour of [21, 22, 23]) {
        const moment = new Date(day + hour * 3_600_000);
        if (dayInRome(moment) !== rome.format(moment)) different.push(moment);
      }
    }
    expect(different).toEqual([]);
  });
});

test.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2023-02-28', 1, '2023-03-01'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s plus %i days is %s', (date, days, result) => {
  expect(addDays(isoDate(date), days)).toBe(result);
  expect(daysBetween(isoDate(date), isoDate(result))).toBe(days);
});

test('in running text the month is spelt out', () => {
  expect(writtenDate(isoDate('2026-11-05'))).toBe('5 novembre 2026');
  expect(writtenDate(isoDate('2026-11-01'))).toBe('1º novembre 2026');
});

test('weeks begin on Monday, day 1, and end on Sunday, day 7', () => {
  const week = [16, 17, 18, 19, 20, 21, 22].map((day) => weekdayOf(isoDate(`2026-11-${day}`)));
  expect(week).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
