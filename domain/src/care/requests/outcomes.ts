import { callBy, isDeskOpen, type OpeningHours } from '../../desk/opening-hours/call-by.ts';
import { addDays, dayInRome } from '../../platform/values/calendar.ts';

/** The outcome of a call, chosen by the caller. */
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

/** Attempts to reach a customer before giving up. */
export const CALL_TRIES = 3;
const NEXT_TRY_MINUTES = 120;
const MAX_LOOKAHEAD_DAYS = 90;

/** The time of the next attempt: after two business hours. */
export const nextTryAt = (now: Date, hours?: OpeningHours): Date => callBy(now, NEXT_TRY_MINUTES, hours);

/** Why a requested time for the next call is invalid; null if it is valid. */
export const callAgainFault = (moment: Date, now: Date, hours?: OpeningHours): string | null => {
  if (moment <= now) return 'Scegli un giorno e un’ora nel futuro.';
  if (dayInRome(moment) > addDays(dayInRome(now), MAX_LOOKAHEAD_DAYS))
    return `Scegli un giorno nei prossimi ${MAX_LOOKAHEAD_DAYS}.`;
  return isDeskOpen(moment, hours) ? null : 'A quell’ora siamo chiusi: scegli un orario di apertura.';
};
