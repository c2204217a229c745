import { addDays, dayInRome, type IsoDate, momentInRome } from '../values/calendar.ts';
import { daysBetween } from '../values/days-between.ts';

/** Of the calendar, from the day it was received: ISVAP regulation 24/2008, which the page of complaints names. */
export const ANSWER_DAYS = 45;

/** Days of the clock on which whoever answers for complaints is warned. */
export const WARNING_DAYS = [30, 40] as const;

export type WarningDay = (typeof WARNING_DAYS)[number];

/** The last day on which an answer is in time. */
export const answerBy = (receivedOn: IsoDate): IsoDate => addDays(receivedOn, ANSWER_DAYS);

/** The last minute of that day in Italy. */
export const answerDeadline = (receivedOn: IsoDate): Date => momentInRome(answerBy(receivedOn), '23:59');

export const warningOn = (receivedOn: IsoDate, day: WarningDay): IsoDate => addDays(receivedOn, day);

export type ComplaintClock = {
  /** How many days have gone by: 0 on the day it was received. */
  readonly day: number;
  /** Below zero for one that is late. */
  readonly daysLeft: number;
  readonly isLate: boolean;
  /** The latest warning that is due; null before the first. */
  readonly warning: WarningDay | null;
};

export const clockOf = (receivedOn: IsoDate, today: IsoDate): ComplaintClock => {
  const day = daysBetween(receivedOn, today);
  return {
    day,
    daysLeft: ANSWER_DAYS - day,
    isLate: day > ANSWER_DAYS,
    warning: WARNING_DAYS.findLast((warning) => day >= warning) ?? null,
  };
};

/** Days of the clock that an answer took. */
export const daysTaken = (receivedOn: IsoDate, endedAt: Date): number =>
  daysBetween(receivedOn, dayInRome(endedAt));
