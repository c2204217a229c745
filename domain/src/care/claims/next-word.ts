import type { OpeningHours } from '../../desk/opening-hours/call-by.ts';
import { withinWorkingDays } from '../../desk/opening-hours/working-days.ts';
import type { ClaimState } from './states.ts';

/** Nobody waits longer than this for a word of ours, whatever it is about. */
export const MOST_WORKING_DAYS = 5;

/** Within how many working days the next word comes; none where there is nothing left to say. */
export const nextWordDays: Readonly<Record<ClaimState, number | null>> = {
  // Somebody reads it and says what is missing, or that it is with the insurer.
  received: 2,
  // Whoever has not sent them by then is reminded.
  'papers-asked': 5,
  // Also when the insurer has not answered: then that is the word.
  'with-insurer': 5,
  accepted: 5,
  paid: null,
  refused: null,
  closed: null,
};

/** Somebody who writes to us is answered sooner than a state would say. */
export const ANSWER_DAYS = 2;

export const nextWordBy = (state: ClaimState, now: Date, hours?: OpeningHours): Date | null => {
  const days = nextWordDays[state];
  return days === null ? null : withinWorkingDays(now, days, hours);
};

/** After a message of whoever reported it: never later than what was promised before. */
export const answerBy = (promised: Date | null, now: Date, hours?: OpeningHours): Date => {
  const soon = withinWorkingDays(now, ANSWER_DAYS, hours);
  return promised !== null && promised < soon ? promised : soon;
};

/** A promise is kept by whatever we say before it runs out. */
export const isKept = (promisedBy: Date, saidAt: Date) => saidAt <= promisedBy;
