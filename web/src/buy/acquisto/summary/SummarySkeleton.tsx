import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { Spinner } from '@riparo/ui/Spinner.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import styles from './Summary.module.css';
import { SummaryLead } from './SummaryLead.tsx';

/** Placeholder for a deal that is loading. */
export function SummarySkeleton() {
  return (
    <div className={styles['summary']} data-waiting="">
      <VisuallyHidden>
        <Spinner label="Stiamo aprendo il riepilogo" />
      </VisuallyHidden>
      <div className={styles['opening']}>
        <h1>Il tuo riepilogo</h1>
        <SummaryLead />
        <Skeleton width="wide" />
      </div>
      <div className={styles['placeholder']}>
        <Skeleton shape="card" />
      </div>
      <div className={styles['placeholder']}>
        <Skeleton shape="card" />
      </div>
    </div>
  );
}
