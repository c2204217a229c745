import { addDays, type IsoDate, isoDate, yearOf } from '../../platform/values/calendar.ts';

/** From when to when somebody is covered, both days included. */
export type Term = { readonly startsOn: IsoDate; readonly endsOn: IsoDate };

/** A cover that begins on 29 February has its next year begin on 1 March, as a leapling's birthday does. */
const yearAfter = (day: IsoDate): IsoDate => {
  const rest = day.slice(4);
  return rest === '-02-29' ? isoDate(`${yearOf(day) + 1}-03-01`) : isoDate(`${yearOf(day) + 1}${rest}`);
};

/** A year that begins the day after something happened: a payment, a signature. */
export const yearFromTomorrow = (today: IsoDate): Term => {
  const startsOn = addDays(today, 1);
  return { startsOn, endsOn: addDays(yearAfter(startsOn), -1) };
};
