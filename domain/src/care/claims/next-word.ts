import type { OpeningHours } from '../../desk/opening-hours/call-by.ts';
import { withinWorkingDays } from '../../desk/opening-hours/working-days.ts';
import type { ClaimState } from './states.ts';

/** The longest anyone waits for an update, whatever the state. */
export const MAX_WORKING_DAYS = 5;

/** Working days until the next update; null if no more updates follow. */
export const nextUpdateDays: Readonly<Record<ClaimState, number | null>> = {
  // Staff read it and reply with what is missing, or that it is with the insurer.
  received: 2,
  // A reminder follows if they are still missing.
  'papers-asked': 5,
  // Even without an answer of the insurer: then the update says so.
  'with-insurer': 5,
  accepted: 5,
  paid: null,
  refused: null,
  closed: null,
};

/** A message from the claimant is answered sooner than the state requires. */
export const ANSWER_DAYS = 2;

export const nextWordBy = (state: ClaimState, now: Date, hours?: OpeningHours): Date | null => {
  const days = nextUpdateDays[state];
  return days === null ? null : withinWorkingDays(now, days, hours);
};

/** After a message of the claimant: never later than promised before. */
export const answerBy = (promised: Date | null, now: Date, hours?: OpeningHours): Date => {
  const soon = withinWorkingDays(now, ANSWER_DAYS, hours);
  return promised !== null && promised < soon ? promised : soon;
};

/** Any update in time meets the promise. */
export const isKept = (promisedBy: Date, updatedAt: Date) => updatedAt <= promisedBy;
