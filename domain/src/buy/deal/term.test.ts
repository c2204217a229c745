import { describe, expect, test } from 'vitest';
import { isoDate } from '../../platform/values/calendar.ts';
import { yearFromTomorrow } from './term.ts';

describe('a year of cover', () => {
  test.each([
    ['2026-11-15', '2026-11-16', '2027-11-15'],
    ['2026-12-31', '2027-01-01', '2027-12-31'],
    ['2028-02-28', '2028-02-29', '2029-02-28'],
    ['2027-02-28', '2027-03-01', '2028-02-29'],
  ])('a year of cover bought on %s lasts from %s to %s', (today, startsOn, endsOn) => {
    expect(yearFromTomorrow(isoDate(today))).toEqual({ startsOn, endsOn });
  });
});
