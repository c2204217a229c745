import { addDays, dayInRome, type IsoDate, weekdayOf } from '../../platform/values/calendar.ts';
import { openingsOn, type OpeningHours, usualHours } from './call-by.ts';

const SATURDAY = 6;
// Longer than what the desk may close for.
const FURTHEST_DAYS = 1000;

/** From Monday to Friday, when the desk is open: Saturdays are open too, but nobody counts them. */
export const isWorkingDay = (day: IsoDate, hours: OpeningHours = usualHours) =>
  weekdayOf(day) < SATURDAY && openingsOn(day, hours).length > 0;

/** The day on which so many working days have gone by, that of the beginning not counted. */
export const workingDayAfter = (day: IsoDate, workingDays: number, hours: OpeningHours = usualHours) => {
  let left = workingDays;
  for (let ahead = 1; ahead <= FURTHEST_DAYS; ahead += 1) {
    const next = addDays(day, ahead);
    if (isWorkingDay(next, hours)) left -= 1;
    if (left <= 0) return next;
  }
  throw new RangeError('the desk never works');
};

/** The moment by which something promised within so many working days is there: when the desk closes on the last of them. */
export const withinWorkingDays = (now: Date, workingDays: number, hours: OpeningHours = usualHours): Date => {
  const last = workingDayAfter(dayInRome(now), workingDays, hours);
  return new Date(Math.max(...openingsOn(last, hours).map(({ to }) => to)));
};
