import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { Spinner } from '@riparo/ui/Spinner.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import styles from './Summary.module.css';

/** Holds the place of a deal that is being fetched. */
export function SummarySkeleton() {
  return (
    <div className={styles['summary']} data-waiting="">
      <VisuallyHidden>
        <h1>Il riepilogo del tuo acquisto</h1>
        <Spinner label="Stiamo aprendo il riepilogo" />
      </VisuallyHidden>
      <div className={styles['opening']}>
        <Skeleton shape="title" width="wide" />
        <Skeleton width="half" />
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
