import { addDays, type IsoDate, isoDate, yearOf } from '../../platform/values/calendar.ts';

/** Public holidays of the whole of Italy (law 260/1949 and its changes), as `MM-DD`. Local patrons are not among them. */
const FIXED = [
  '01-01',
  '01-06',
  '04-25',
  '05-01',
  '06-02',
  '08-15',
  '11-01',
  '12-08',
  '12-25',
  '12-26',
] as const;

// Saint Francis is a public holiday again since law 151/2025, in force from 2026.
const SAINT_FRANCIS = { day: '10-04', since: 2026 };

export const isItalianHoliday = (date: IsoDate) => {
  const monthAndDay = date.slice(5);
  return (
    FIXED.some((holiday) => holiday === monthAndDay) ||
    (monthAndDay === SAINT_FRANCIS.day && yearOf(date) >= SAINT_FRANCIS.since) ||
    date === easterOf(yearOf(date)) ||
    date === addDays(easterOf(yearOf(date)), 1)
  );
};

/** Easter Sunday, by the anonymous Gregorian computus; the letters are those it is always written with. */
export const easterOf = (year: number): IsoDate => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  const month = Math.floor(n / 31);
  const day = (n % 31) + 1;
  return isoDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
};
