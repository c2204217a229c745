import { MINUTE_MS } from '../../platform/values/durations.ts';

/** Wrong second factors without a pause: typing mistakes, expired codes. */
export const FREE_WRONG_FACTORS = 5;

/** The pause after each further wrong one; the last value repeats. */
const PAUSE_MINUTES = [1, 2, 5, 15, 60] as const;
const MAX_PAUSE_MINUTES = 60;

/** Counting restarts after this long without a wrong one. */
const FORGOTTEN_AFTER_HOURS = 24;

/** Consecutive wrong second factors of one person, on unknown devices or on one known device. */
export type WrongFactors = { readonly count: number; readonly lastAt: Date | null };

export const NO_WRONG_FACTORS: WrongFactors = { count: 0, lastAt: null };

export function withWrongFactor({ count, lastAt }: WrongFactors, now: Date): WrongFactors {
  const isForgotten =
    lastAt !== null && now.getTime() - lastAt.getTime() >= FORGOTTEN_AFTER_HOURS * 60 * MINUTE_MS;
  return { count: isForgotten ? 1 : count + 1, lastAt: now };
}

/** When the next attempt is allowed; null for immediately. */
export function pauseEnd({ count, lastAt }: WrongFactors, now: Date): Date | null {
  if (lastAt === null || count < FREE_WRONG_FACTORS) return null;
  const minutes = PAUSE_MINUTES[count - FREE_WRONG_FACTORS] ?? MAX_PAUSE_MINUTES;
  const end = new Date(lastAt.getTime() + minutes * MINUTE_MS);
  return end > now ? end : null;
}

/** Whether to mail its owner now: once per series of wrong factors, at the first pause. */
export const shouldNotifyOwner = ({ count }: WrongFactors) => count === FREE_WRONG_FACTORS;
