import { MINUTE_MS } from '../../platform/values/durations.ts';
import { brand } from '../../platform/brand/brand.ts';
import { addDays, dayInRome, type IsoDate, momentInRome, weekdayOf } from '../../platform/values/calendar.ts';
import { isItalianHoliday } from './holidays.ts';

export type OpeningHours = {
  /** Days that follow each other and are alike stand together; one with a break stands there twice. */
  readonly week: readonly {
    /** Monday is 1. */
    readonly days: readonly number[];
    readonly opens: string;
    readonly closes: string;
  }[];
  /** Beside public holidays. */
  readonly closingDays: readonly IsoDate[];
};

/** Until somebody at the desk says otherwise. */
export const usualHours: OpeningHours = { week: brand.callDesk.hours, closingDays: [] };

// Longer than what the desk may close for: one that has not opened by then never will.
const FURTHEST_DAYS = 1000;

/** From when to when the desk is there on a day, as milliseconds. */
export const openingsOn = (day: IsoDate, { week, closingDays }: OpeningHours) =>
  isItalianHoliday(day) || closingDays.includes(day)
    ? []
    : week
        .filter(({ days }) => days.includes(weekdayOf(day)))
        .map(({ opens, closes }) => ({
          from: momentInRome(day, opens).getTime(),
          to: momentInRome(day, closes).getTime(),
        }));

export const isDeskOpen = (now: Date, hours: OpeningHours = usualHours) =>
  openingsOn(dayInRome(now), hours).some(({ from, to }) => from <= now.getTime() && now.getTime() < to);

/**
 * The moment by which a call asked for now comes. The promised minutes are counted while the desk is open: what does
 * not fit before it closes is counted on from its next opening.
 */
export const callBy = (
  now: Date,
  promiseMinutes: number = brand.callDesk.promiseMinutes,
  hours: OpeningHours = usualHours,
): Date => {
  // Screens and mails say whole minutes: rounding up keeps what they say true.
  const asked = Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS;
  let left = promiseMinutes * MINUTE_MS;
  const today = dayInRome(now);
  for (let ahead = 0; ahead <= FURTHEST_DAYS; ahead += 1) {
    for (const { from, to } of openingsOn(addDays(today, ahead), hours)) {
      const start = Math.max(from, asked);
      if (start >= to) continue;
      if (left <= to - start) return new Date(start + left);
      left -= to - start;
    }
  }
  throw new RangeError('the call desk never opens');
};
