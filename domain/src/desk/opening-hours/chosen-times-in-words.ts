import { addDays, dayInRome } from '../../platform/values/calendar.ts';
import { clock, fullDay, momentInWords } from './moments-in-words.ts';

/** The time of a booked call: `domani alle 10:15`. */
export const describeCallAt = (callAt: Date, now: Date) => momentInWords(callAt, now, 'alle');

/** The earliest time of a call: `domani dopo le 9:40`. */
export const describeCallAfter = (callAfter: Date, now: Date) => momentInWords(callAfter, now, 'dopo le');

/** A past moment: `alle 15:12`, `ieri alle 18:50`, `lunedì 16 novembre alle 15:12`. */
export const describePastMoment = (moment: Date, now: Date) => {
  const today = dayInRome(now);
  const day = dayInRome(moment);
  const time = `alle ${clock.format(moment)}`;
  if (day === today) return time;
  return day === addDays(today, -1) ? `ieri ${time}` : `${fullDay.format(moment)} ${time}`;
};

/** A booked time in mails: `martedì 17 novembre alle 10:15`. */
export const describeAppointment = (callAt: Date) => `${fullDay.format(callAt)} alle ${clock.format(callAt)}`;
