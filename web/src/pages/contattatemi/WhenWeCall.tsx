import { useEffect, useState } from 'react';
import type { PromiseWords } from './promise-in-words.ts';
import styles from './WhenWeCall.module.css';

const MINUTE_MS = 60_000;

/** Beside every promise of a call: by when it comes, by the clock of whoever reads it. */
export function WhenWeCall() {
  const [words, setWords] = useState<PromiseWords | null>(null);
  useEffect(() => {
    let isHere = true;
    const tell = async () => {
      const { callIfAskedNow } = await import('./call-if-asked-now.ts');
      if (isHere) setWords(callIfAskedNow(new Date()));
    };
    // Without a connection nobody can ask for a call either, and the form says so.
    const tellAgain = () => void tell().catch(() => undefined);
    tellAgain();
    const every = setInterval(tellAgain, MINUTE_MS);
    return () => {
      isHere = false;
      clearInterval(every);
    };
  }, []);
  return (
    <p className={styles['when']}>
      {words && (
        <>
          {words.before}
          <strong>{words.when}</strong>
          {words.after}
        </>
      )}
    </p>
  );
}
