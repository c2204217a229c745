import { callIfAskedNow } from './call-if-asked-now.ts';
import { useNow } from './use-now.ts';
import styles from './WhenWeCall.module.css';

/** Beside every promise of a call: by when it comes, by the clock of whoever reads it. Comes after the first screen. */
export function WhenWeCall() {
  const { before, when, after } = callIfAskedNow(useNow());
  return (
    <p className={styles['when']}>
      {before}
      <strong>{when}</strong>
      {after}
    </p>
  );
}
