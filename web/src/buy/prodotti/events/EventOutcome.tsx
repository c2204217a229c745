import type { CoveredEvent, Outcome } from '@riparo/domain/buy/products/event.ts';
import { formatWholeEuro } from '@riparo/domain/platform/values/money.ts';
import styles from './EventOutcome.module.css';
import { describeSize, PAID, remark } from './event-words.ts';

type EventOutcomeProps = {
  readonly event: CoveredEvent;
  readonly size: number;
  readonly outcomes: readonly Outcome[];
  readonly isTooEarly: boolean;
};

/** What comes back and what stays, as figures and as a bar; announced when it changes. */
export function EventOutcome({ event, size, outcomes, isTooEarly }: EventOutcomeProps) {
  return (
    <div role="status" className={styles['outcome']}>
      <p className={styles['what']}>
        {event.name}: {describeSize(event.size, size)}
      </p>
      {outcomes.map((outcome) => (
        <div key={outcome.of ?? ''} className={styles['one']}>
          {outcome.of && <p className={styles['of']}>Con {outcome.of}</p>}
          <dl className={styles['figures']}>
            <div>
              <dt>{PAID[event.gives]}</dt>
              <dd className={styles['paid']}>{formatWholeEuro(outcome.paidCents)}</dd>
            </div>
            {outcome.keptCents !== null && (
              <div>
                <dt>Resta a te</dt>
                <dd>{formatWholeEuro(outcome.keptCents)}</dd>
              </div>
            )}
          </dl>
          {outcome.keptCents !== null && <Shares paid={outcome.paidCents} whole={size} />}
          <p className={styles['remark']}>{remark(event, outcome, isTooEarly)}</p>
        </div>
      ))}
    </div>
  );
}

function Shares({ paid, whole }: { readonly paid: number; readonly whole: number }) {
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" className={styles['bar']} aria-hidden="true">
      <rect width="100" height="6" className={styles['kept']} />
      <rect width={whole > 0 ? (paid / whole) * 100 : 0} height="6" className={styles['share']} />
    </svg>
  );
}
