import { callBy as callByOf } from '@riparo/domain/opening-hours/call-by.ts';
import { describeCallBy } from '@riparo/domain/opening-hours/in-words.ts';

/** A call that is promised; null once its moment has passed, or where nobody asked for one. */
export function callInWords(callBy: string | null, now: Date): string | null {
  if (callBy === null) return null;
  const latest = new Date(callBy);
  return now <= latest ? `ti chiamiamo ${describeCallBy(latest, now)}` : null;
}

/** The same for a request that promised one when it was made. */
export const callAskedFor = (askedAt: string, now: Date) =>
  callInWords(callByOf(new Date(askedAt)).toISOString(), now);
