import { MINUTE_MS } from '../../platform/values/durations.ts';
import { brand } from '../../platform/brand/brand.ts';
import {
  addDays,
  dayInRome,
  type IsoDate,
  momentInRome,
  weekdayOf,
  isoDate,
  yearOf,
} from '../../platform/values/calendar.ts';

/**
 * Public holidays of all Italy (law 260/1949 and its amendments), as `MM-DD`. Local patron saints' days are
 * not included.
 */
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

/** Easter Sunday by the anonymous Gregorian computus, with its conventional variable names. */
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

export type OpeningHours = {
  /** Consecutive days with the same hours are one entry; days with a break appear twice. */
  readonly week: readonly {
    /** Monday is 1. */
    readonly days: readonly number[];
    readonly opens: string;
    readonly closes: string;
  }[];
  /** In addition to public holidays. */
  readonly closingDays: readonly IsoDate[];
};

/** Until the desk changes them. */
export const usualHours: OpeningHours = { week: brand.callDesk.hours, closingDays: [] };

// Longer than any allowed closure: a desk still closed by then never opens.
const MAX_LOOKAHEAD_DAYS = 1000;

/** The open periods of a day, in milliseconds. */
export const openPeriodsOn = (day: IsoDate, { week, closingDays }: OpeningHours) =>
  isItalianHoliday(day) || closingDays.includes(day)
    ? []
    : week
        .filter(({ days }) => days.includes(weekdayOf(day)))
        .map(({ opens, closes }) => ({
          from: momentInRome(day, opens).getTime(),
          to: momentInRome(day, closes).getTime(),
        }));

export const isDeskOpen = (now: Date, hours: OpeningHours = usualHours) =>
  openPeriodsOn(dayInRome(now), hours).some(({ from, to }) => from <= now.getTime() && now.getTime() < to);

/**
 * The deadline of a call requested now. The promised minutes count only while the desk is open: what does not
 * fit before closing continues at the next opening.
 */
export const callBy = (
  now: Date,
  promiseMinutes: number = brand.callDesk.promiseMinutes,
  hours: OpeningHours = usualHours,
): Date => {
  // Screens and mails show whole minutes: rounding up makes them correct.
  const asked = Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS;
  let left = promiseMinutes * MINUTE_MS;
  const today = dayInRome(now);
  for (let ahead = 0; ahead <= MAX_LOOKAHEAD_DAYS; ahead += 1) {
    for (const { from, to } of openPeriodsOn(addDays(today, ahead), hours)) {
      const start = Math.max(from, asked);
      if (start >= to) continue;
      if (left <= to - start) return new Date(start + left);
      left -= to - start;
    }
  }
  throw new RangeError('the call desk never opens');
};
