import { callBy, type OpeningHours, usualHours } from '@riparo/domain/desk/opening-hours/call-by.ts';
import { promiseInWords, type PromiseWords } from './promise-in-words.ts';

/** By when the call comes of whoever asks for one now: at 20:00 not before tomorrow. */
export const callIfAskedNow = (now: Date, hours: OpeningHours = usualHours): PromiseWords => {
  const latest = callBy(now, undefined, hours);
  return promiseInWords({ requestedAt: now.toISOString(), callBy: latest.toISOString() }, now, hours);
};
