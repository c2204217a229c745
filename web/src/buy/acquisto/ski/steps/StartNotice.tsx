import { formatItalianDate } from '@riparo/domain/platform/values/calendar.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { useState } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { Alert } from '@riparo/ui/Alert.tsx';
import styles from './CoverDates.module.css';
import { calendarOf, dayFromNow, coverFromFirstDay } from './cover-dates.ts';

type StartNoticeProps = {
  readonly given: Partial<Answers>;
  /** A day as typed; with the number of days if that was chosen too. */
  readonly onPick: (day: string, days?: number) => void;
};

const Picker = lazyPart(async () => (await import('./calendar/DayPicker.tsx')).DayPicker);

/** The most frequent days as buttons, and what to know about starting today. */
export function StartNotice({ given, onPick }: StartNoticeProps) {
  const { notice } = coverFromFirstDay(given);
  const [isPicking, setPicking] = useState(false);
  const stop = () => setPicking(false);
  return (
    <>
      <div className={styles['quick']}>
        <button type="button" className={styles['day']} onClick={() => onPick(dayFromNow(0))}>
          Da oggi
        </button>
        <button type="button" className={styles['day']} onClick={() => onPick(dayFromNow(1))}>
          Da domani
        </button>
        <button
          type="button"
          className={styles['day']}
          aria-haspopup="dialog"
          onClick={() => {
            // Offline the days can still be typed.
            Picker.preload().then(
              () => setPicking(true),
              () => undefined,
            );
          }}
        >
          Dal calendario
        </button>
      </div>
      {isPicking && (
        <Picker.Part
          {...calendarOf(given)}
          onClose={stop}
          onUse={(from, days) => {
            stop();
            onPick(formatItalianDate(from), given['policyDuration'] === 'season' ? undefined : days);
          }}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> must not hold paragraphs */}
      <div role="status">
        {notice && (
          <Alert tone={notice.tone}>
            <p>{notice.text}</p>
          </Alert>
        )}
      </div>
    </>
  );
}
