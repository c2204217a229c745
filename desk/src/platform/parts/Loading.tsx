import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import styles from './Loading.module.css';

interface LoadingProps {
  /** For screen readers: `Carico la coda`. */
  readonly label: string;
  readonly lines?: number;
}

/** A placeholder for rows that are loading. */
export function Loading({ label, lines = 5 }: LoadingProps) {
  return (
    <div className={styles['waiting']}>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} shape="control" width={line % 3 === 2 ? 'wide' : 'full'} />
      ))}
    </div>
  );
}
