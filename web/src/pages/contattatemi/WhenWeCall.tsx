import { useEffect, useState } from 'react';
import { callIfAskedNow } from './call-if-asked-now.ts';
import styles from './WhenWeCall.module.css';

const MINUTE_MS = 60_000;

/** Beside every promise of a call: by when it comes, by the clock of whoever reads it. Comes after the first screen. */
export function WhenWeCall() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const every = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(every);
  }, []);
  const { before, when, after } = callIfAskedNow(now);
  return (
    <p className={styles['when']}>
      {before}
      <strong>{when}</strong>
      {after}
    </p>
  );
}
