import { useOpeningHours } from '../api/use-opening-hours.ts';
import { callIfAskedNow } from './call-if-asked-now.ts';
import { useNow } from './use-now.ts';
import styles from './WhenWeCall.module.css';

/** Beside every promise of a call: by when it comes, by the clock of whoever reads it. Comes after the first screen. */
export function WhenWeCall() {
  const now = useNow();
  const hours = useOpeningHours();
  if (!hours) return null;
  const { before, when, after } = callIfAskedNow(now, hours);
  return (
    <p className={styles['when']}>
      {before}
      <strong>{when}</strong>
      {after}
    </p>
  );
}
