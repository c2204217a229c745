import { addDays, type IsoDate, isoDate, yearOf } from '../../platform/values/calendar.ts';

/** The first and the last day of cover, both included. */
export type Term = { readonly startsOn: IsoDate; readonly endsOn: IsoDate };

/**
 * After a cover that begins on 29 February, the next year begins on 1 March, like the birthday of someone
 * born that day.
 */
const yearAfter = (day: IsoDate): IsoDate => {
  const rest = day.slice(4);
  return rest === '-02-29' ? isoDate(`${yearOf(day) + 1}-03-01`) : isoDate(`${yearOf(day) + 1}${rest}`);
};

/** A year starting the day after an event such as a payment or a signature. */
export const yearFromTomorrow = (today: IsoDate): Term => {
  const startsOn = addDays(today, 1);
  return { startsOn, endsOn: addDays(yearAfter(startsOn), -1) };
};
