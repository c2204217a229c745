import {
  addDays,
  dayInRome,
  isIsoDate,
  type IsoDate,
  isoDate,
  momentInRome,
} from '../../../platform/values/calendar.ts';
import type { SkiChoice } from './choice.ts';
import { beyondSeason, skiMandatory, skiMessages } from './messages.ts';
import { seasonEnd } from './season.ts';

/** From this time on, in Italy, little is left of the skiing day. */
const CUTOFF = '16:00';
/** From this time on it is no longer called afternoon. */
const EVENING = '18:00';

/** The last day of cover. A daily policy counts its first day, whatever the time of purchase. */
export const endDateOf = (
  { policyDuration, policyDayCount }: SkiChoice,
  startDate: IsoDate,
  today: IsoDate,
): IsoDate => (policyDuration === 'season' ? seasonEnd(today) : addDays(startDate, policyDayCount - 1));

export type StartErrors = { readonly startDate?: string; readonly endDate?: string };

/** `startDate` is `YYYY-MM-DD`, or any other input. */
export const checkStart = (choice: SkiChoice, startDate: string | null, today: IsoDate): StartErrors => {
  if (startDate === null || startDate === '') return { startDate: skiMandatory.startDate };
  if (!isIsoDate(startDate)) return { startDate: skiMessages.invalid_date };
  if (startDate < today) return { startDate: skiMessages.date_less_than_today };
  const lastDay = seasonEnd(today);
  if (startDate > lastDay) return { startDate: beyondSeason(lastDay) };
  return endDateOf(choice, startDate, today) > lastDay ? { endDate: beyondSeason(lastDay) } : {};
};

export type StartNotice = { readonly tone: 'info' | 'warning'; readonly text: string };

/** The warning for a cover starting today; null on other days. */
export const startNotice = (
  { policyDuration }: SkiChoice,
  startDate: IsoDate,
  now: Date,
): StartNotice | null => {
  const today = dayInRome(now);
  if (startDate !== today) return null;
  const isLate = now >= momentInRome(today, CUTOFF);
  const when = now >= momentInRome(today, EVENING) ? 'stasera' : 'nel tardo pomeriggio';
  return policyDuration === 'daily' && isLate
    ? {
        tone: 'warning',
        text: `Sono passate le 16:00: la copertura parte ${when}, quando il pagamento è confermato, e oggi conta come primo giorno. Se scii da domani, scegli come inizio il giorno successivo.`,
      }
    : { tone: 'info', text: 'La copertura parte subito, appena il pagamento è confermato.' };
};

/** Starting today means immediately; on another day, from its first minute in Italy. */
export const startMoment = (startDate: IsoDate, now: Date): Date =>
  startDate === dayInRome(now) ? now : momentInRome(startDate, '00:00');

/** `2026-12-04 23:00`: the start in its wire format, UTC. */
export const writeUtcMinute = (moment: Date) => moment.toISOString().slice(0, 16).replace('T', ' ');

const UTC_MINUTE = /^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/;

/** Null if it is not a moment. */
export const readUtcMinute = (text: string): Date | null =>
  UTC_MINUTE.test(text) && isIsoDate(text.slice(0, 10)) ? new Date(`${text.replace(' ', 'T')}:00Z`) : null;

// A form sent just before midnight arrives after it, and visitors' clocks are never exact.
const TRANSIT_MS = 10 * 60_000;

/** The Italian day that a start in wire format means. A start a few minutes ago means now. */
export const startDayOf = (moment: Date, now: Date): IsoDate => {
  const isJustNow = moment < now && now.getTime() - moment.getTime() <= TRANSIT_MS;
  return isoDate(dayInRome(isJustNow ? now : moment));
};

/** The start of cover for a policy paid at `paidAt`: never earlier. Null if nothing is left to cover. */
export const coverFrom = (startDate: IsoDate, endDate: IsoDate, paidAt: Date): Date | null => {
  const start = momentInRome(startDate, '00:00');
  const from = paidAt > start ? paidAt : start;
  return from < momentInRome(addDays(endDate, 1), '00:00') ? from : null;
};
