import type { Answers } from '@riparo/domain/wizard/definition.ts';
import { Alert } from '../../../../ui/Alert.tsx';
import styles from './CoverDates.module.css';
import { dayFromNow, whatFollows } from './cover-dates.ts';

type StartNoticeProps = {
  readonly given: Partial<Answers>;
  /** A day as it is typed. */
  readonly onPick: (day: string) => void;
};

/** The days that most people choose, in one press, and what to know about starting today. */
export function StartNotice({ given, onPick }: StartNoticeProps) {
  const { notice } = whatFollows(given);
  return (
    <>
      <div className={styles['quick']}>
        <button type="button" className={styles['day']} onClick={() => onPick(dayFromNow(0))}>
          Da oggi
        </button>
        <button type="button" className={styles['day']} onClick={() => onPick(dayFromNow(1))}>
          Da domani
        </button>
      </div>
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
