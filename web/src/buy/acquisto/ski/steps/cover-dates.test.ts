import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calendarOf, dayFromNow, coverFromFirstDay } from './cover-dates.ts';

// After 16:00 in Italy.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-04T15:30:00Z') }));
afterEach(() => void vi.useRealTimers());

const daily = { policyDuration: 'daily', policyDayCount: 3 };
const season = { policyDuration: 'season' };

test('days are counted from today in Italy', () => {
  expect(dayFromNow(0)).toBe('04/12/2026');
  expect(dayFromNow(1)).toBe('05/12/2026');
  vi.setSystemTime(new Date('2026-12-04T23:30:00Z'));
  expect(dayFromNow(0)).toBe('05/12/2026');
});

test('the first day determines the last one, and the notice about today', () => {
  expect(coverFromFirstDay(daily)).toEqual({ end: '', notice: null });
  expect(coverFromFirstDay({ ...daily, startDate: '2026-12-05' })).toEqual({
    end: '07/12/2026',
    notice: null,
  });
  expect(coverFromFirstDay({ ...daily, startDate: '2026-12-04' })).toMatchObject({
    end: '06/12/2026',
    notice: { tone: 'warning' },
  });
  expect(coverFromFirstDay({ ...season, startDate: '2026-12-04' })).toMatchObject({
    end: '31/05/2027',
    notice: { tone: 'info' },
  });
});

test('the calendar offers the days of the season, a month at a time; for a season only the first day', () => {
  expect(calendarOf(daily).bounds).toEqual({ first: '2026-12-04', last: '2027-05-31', mostDays: 29 });
  expect(calendarOf(season).bounds.mostDays).toBe(1);
});
