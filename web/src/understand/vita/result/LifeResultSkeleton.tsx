import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { Spinner } from '@riparo/ui/Spinner.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import styles from './PriceCard.module.css';
import { PriceFrame } from './PriceFrame.tsx';

/** Placeholder for a quote that is loading. */
export function LifeResultSkeleton() {
  return (
    <div data-waiting="" className={styles['waiting']}>
      <VisuallyHidden>
        <Spinner label="Stiamo recuperando il tuo preventivo" />
      </VisuallyHidden>
      <PriceFrame
        amount={<Skeleton />}
        sum={<Skeleton width="wide" />}
        duration={<Skeleton width="wide" />}
        validUntil={<Skeleton width="wide" />}
      >
        <Skeleton shape="control" />
        <p className={styles['note']}>Ne parli con un consulente, senza impegno.</p>
      </PriceFrame>
    </div>
  );
}
