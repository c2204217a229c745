import { useOpeningHours } from '../api/use-opening-hours.ts';
import { useNow } from './use-now.ts';
import styles from './WhenWeCall.module.css';
import { callBy, type OpeningHours, usualHours } from '@riparo/domain/desk/opening-hours/call-by.ts';
import { promiseInWords, type PromiseWords } from './promise-in-words.ts';

/** By when the call comes if it is requested now: at 20:00 that means tomorrow. */
export const promiseIfRequestedNow = (now: Date, hours: OpeningHours = usualHours): PromiseWords => {
  const latest = callBy(now, undefined, hours);
  return promiseInWords({ requestedAt: now.toISOString(), callBy: latest.toISOString() }, now, hours);
};

/** Beside every promise of a call: its deadline by the reader's clock. Loaded after the first screen. */
export function WhenWeCall() {
  const now = useNow();
  const hours = useOpeningHours();
  if (!hours) return null;
  const { before, when, after } = promiseIfRequestedNow(now, hours);
  return (
    <p className={styles['when']}>
      {before}
      <strong>{when}</strong>
      {after}
    </p>
  );
}
