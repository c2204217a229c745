import { callBy, isDeskOpen, type OpeningHours } from '../../desk/opening-hours/call-by.ts';
import { addDays, dayInRome } from '../../platform/values/calendar.ts';

/** How a call ended, as whoever made it says. */
export const CALL_OUTCOMES = [
  'spoken-interested',
  'spoken-not-interested',
  'call-again-on',
  'no-answer',
  'wrong-number',
  'duplicate',
] as const;

export type CallOutcome = (typeof CALL_OUTCOMES)[number];

export const callOutcomeNames: Readonly<Record<CallOutcome, string>> = {
  'spoken-interested': 'Parlato: interessato',
  'spoken-not-interested': 'Parlato: non interessato',
  'call-again-on': 'Parlato: richiamare il…',
  'no-answer': 'Non risponde',
  'wrong-number': 'Numero sbagliato',
  duplicate: 'Doppione',
};

/** So often somebody is called who does not answer. */
export const CALL_TRIES = 3;
const NEXT_TRY_MINUTES = 120;
const MAX_LOOKAHEAD_DAYS = 90;

/** When whoever did not answer is called again: after two hours in which the desk is open. */
export const nextTryAt = (now: Date, hours?: OpeningHours): Date => callBy(now, NEXT_TRY_MINUTES, hours);

/** What is wrong with the moment that somebody asked to be called again at; null when nothing is. */
export const callAgainFault = (moment: Date, now: Date, hours?: OpeningHours): string | null => {
  if (moment <= now) return 'Scegli un giorno e un’ora nel futuro.';
  if (dayInRome(moment) > addDays(dayInRome(now), MAX_LOOKAHEAD_DAYS))
    return `Scegli un giorno nei prossimi ${MAX_LOOKAHEAD_DAYS}.`;
  return isDeskOpen(moment, hours) ? null : 'A quell’ora siamo chiusi: scegli un orario di apertura.';
};
