import { addDays, dayInRome, type IsoDate, weekdayOf } from '../../platform/values/calendar.ts';
import { openPeriodsOn, type OpeningHours, usualHours } from './call-by.ts';

const SATURDAY = 6;
// Longer than any allowed closure.
const MAX_LOOKAHEAD_DAYS = 1000;

/** Monday to Friday, if the desk is open: it also opens on Saturdays, which do not count. */
export const isWorkingDay = (day: IsoDate, hours: OpeningHours = usualHours) =>
  weekdayOf(day) < SATURDAY && openPeriodsOn(day, hours).length > 0;

/** The day after this many working days, not counting the first. */
export const workingDayAfter = (day: IsoDate, workingDays: number, hours: OpeningHours = usualHours) => {
  let left = workingDays;
  for (let ahead = 1; ahead <= MAX_LOOKAHEAD_DAYS; ahead += 1) {
    const next = addDays(day, ahead);
    if (isWorkingDay(next, hours)) left -= 1;
    if (left <= 0) return next;
  }
  throw new RangeError('the desk never works');
};

/** The deadline of something promised within this many working days: closing time on the last of them. */
export const withinWorkingDays = (now: Date, workingDays: number, hours: OpeningHours = usualHours): Date => {
  const last = workingDayAfter(dayInRome(now), workingDays, hours);
  return new Date(Math.max(...openPeriodsOn(last, hours).map(({ to }) => to)));
};
