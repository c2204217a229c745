import { callBy } from '@riparo/domain/desk/opening-hours/call-by.ts';
import { describeCallBy } from '@riparo/domain/desk/opening-hours/moments-in-words.ts';
import { useOpeningHours } from '../api/use-opening-hours.ts';
import styles from './CallIfAsked.module.css';
import { useNow } from './use-now.ts';

/** By when a call would come if it were requested now; inline text. */
export function CallSentence() {
  const now = useNow();
  const hours = useOpeningHours();
  // The prerendered HTML cannot know the reader's time.
  if (!hours) return null;
  return (
    <>
      Se la chiedi adesso, la chiamata arriva{' '}
      <strong>{describeCallBy(callBy(now, undefined, hours), now)}</strong>.
    </>
  );
}

/** The same as a block of its own. */
export const CallIfAsked = () => (
  <p className={styles['when']}>
    <CallSentence />
  </p>
);
