import type { SentClaim } from '@riparo/domain/care/claims/claim-calls.ts';
import { clock } from '@riparo/domain/desk/opening-hours/moments-in-words.ts';
import { dayInRome, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import styles from './SentClaim.module.css';

/** Everything that happened, the latest first. */
export function Timeline({ steps }: { readonly steps: SentClaim['timeline'] }) {
  return (
    <ol className={styles['timeline']}>
      {steps.map(({ at, text }) => (
        <li key={`${at} ${text}`} className={styles['step']}>
          <span>{text}</span>
          <time dateTime={at} className={styles['when']}>
            {momentInWords(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}

export const momentInWords = (at: string) => {
  const moment = new Date(at);
  return `${writtenDate(dayInRome(moment))}, ${clock.format(moment)}`;
};
