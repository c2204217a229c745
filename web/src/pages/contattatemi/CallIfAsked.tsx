import { callBy } from '@riparo/domain/opening-hours/call-by.ts';
import { describeCallBy } from '@riparo/domain/opening-hours/moments-in-words.ts';
import { useHydrated } from '@riparo/ui/use-hydrated.ts';
import styles from './CallIfAsked.module.css';
import { useNow } from './use-now.ts';

/** By when a call would come that is not asked for yet, by the clock of whoever reads: a sentence among others. */
export function CallSentence() {
  const now = useNow();
  // The prerendered HTML does not know what time it is read.
  if (!useHydrated()) return null;
  return (
    <>
      Se la chiedi adesso, la chiamata arriva <strong>{describeCallBy(callBy(now), now)}</strong>.
    </>
  );
}

/** The same on lines of its own. */
export const CallIfAsked = () => (
  <p className={styles['when']}>
    <CallSentence />
  </p>
);
