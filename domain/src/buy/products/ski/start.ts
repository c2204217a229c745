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

/** From this time on, Italian clocks, little is left of a day on the slopes. */
const CUTOFF = '16:00';
/** From this time on nobody calls it an afternoon. */
const EVENING = '18:00';

/** The last day covered. A day policy counts its first day, whatever the hour it is bought at. */
export const endDateOf = (
  { policyDuration, policyDayCount }: SkiChoice,
  startDate: IsoDate,
  today: IsoDate,
): IsoDate => (policyDuration === 'season' ? seasonEnd(today) : addDays(startDate, policyDayCount - 1));

export type StartErrors = { readonly startDate?: string; readonly endDate?: string };

/** `startDate` is `YYYY-MM-DD`, or whatever else was given. */
export const checkStart = (choice: SkiChoice, startDate: string | null, today: IsoDate): StartErrors => {
  if (startDate === null || startDate === '') return { startDate: skiMandatory.startDate };
  if (!isIsoDate(startDate)) return { startDate: skiMessages.invalid_date };
  if (startDate < today) return { startDate: skiMessages.date_less_than_today };
  const lastDay = seasonEnd(today);
  if (startDate > lastDay) return { startDate: beyondSeason(lastDay) };
  return endDateOf(choice, startDate, today) > lastDay ? { endDate: beyondSeason(lastDay) } : {};
};

export type StartNotice = { readonly tone: 'info' | 'warning'; readonly text: string };

/** What somebody who wants to start today should know; null for any other day. */
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

/** A start of today means at once; of another day, from its first minute in Italy. */
export const startMoment = (startDate: IsoDate, now: Date): Date =>
  startDate === dayInRome(now) ? now : momentInRome(startDate, '00:00');

/** `2026-12-04 23:00`: the start on the wire, in UTC. */
export const writeUtcMinute = (moment: Date) => moment.toISOString().slice(0, 16).replace('T', ' ');

const UTC_MINUTE = /^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/;

/** Null when it is no moment. */
export const readUtcMinute = (text: string): Date | null =>
  UTC_MINUTE.test(text) && isIsoDate(text.slice(0, 10)) ? new Date(`${text.replace(' ', 'T')}:00Z`) : null;

// A form sent a moment before midnight arrives after it, and clocks of visitors are never quite right.
const ON_THE_WAY_MS = 10 * 60_000;

/** The day in Italy that a start on the wire means. One of some minutes ago is meant as now. */
export const startDayOf = (moment: Date, now: Date): IsoDate => {
  const isJustNow = moment < now && now.getTime() - moment.getTime() <= ON_THE_WAY_MS;
  return isoDate(dayInRome(isJustNow ? now : moment));
};

/** From when a policy covers that was paid at `paidAt`: never before. Null when nothing is left to cover. */
export const coverFrom = (startDate: IsoDate, endDate: IsoDate, paidAt: Date): Date | null => {
  const start = momentInRome(startDate, '00:00');
  const from = paidAt > start ? paidAt : start;
  return from < momentInRome(addDays(endDate, 1), '00:00') ? from : null;
};
