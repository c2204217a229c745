import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './LifeResult.module.css';

/** Holds the place of a quote that is being fetched. */
export function LifeResultSkeleton() {
  return (
    <div className={styles['result']} data-waiting="">
      <VisuallyHidden>
        <h1>Il tuo preventivo vita</h1>
        <Spinner label="Stiamo recuperando il tuo preventivo" />
      </VisuallyHidden>
      <div className={styles['headline']}>
        <Skeleton shape="title" width="wide" />
        <div className={styles['placeholder']}>
          <Skeleton shape="card" />
        </div>
      </div>
    </div>
  );
}
