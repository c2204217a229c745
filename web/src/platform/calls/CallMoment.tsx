import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { usualHours } from '@riparo/domain/desk/opening-hours/call-by.ts';
import { describeHours } from '@riparo/domain/desk/opening-hours/in-words.ts';
import { useState } from 'react';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { useOpeningHours } from '../api/use-opening-hours.ts';
import styles from './CallMoment.module.css';
import type { CallPromise } from './call-promise.ts';
import { promiseInWords } from './promise-in-words.ts';

type CallMomentProps = {
  /** `loading` until it is known, `unknown` when the server could not be reached. */
  readonly promise: CallPromise | 'loading' | 'unknown';
};

/** By when the call comes, and the opening hours behind that promise. */
export function CallMoment({ promise }: CallMomentProps) {
  return (
    <div className={styles['moment']}>
      <div className={styles['when']}>
        {promise === 'loading' ? (
          <>
            <Skeleton />
            <Skeleton width="half" />
          </>
        ) : (
          <Words promise={promise} />
        )}
      </div>
      <CallHours />
    </div>
  );
}

/** The opening hours in which the promised minutes count. */
export function CallHours() {
  const hours = useOpeningHours();
  return (
    <p className={styles['hours']}>
      I {brand.callDesk.promiseMinutes} minuti si contano quando siamo al telefono:{' '}
      {describeHours(hours ?? usualHours)}, festivi esclusi.
    </p>
  );
}

function Words({ promise }: { readonly promise: CallPromise | 'unknown' }) {
  const [now] = useState(() => new Date());
  const hours = useOpeningHours();
  const { before, when, after } =
    promise === 'unknown'
      ? {
          before: 'Un consulente ti chiama ',
          when: `entro ${brand.callDesk.promiseMinutes} minuti`,
          after: ', negli orari qui sotto.',
        }
      : promiseInWords(promise, now, hours ?? usualHours);
  return (
    <p>
      {before}
      <strong>{when}</strong>
      {after}
    </p>
  );
}
