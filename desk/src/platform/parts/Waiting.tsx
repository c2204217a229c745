import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import styles from './Waiting.module.css';

interface WaitingProps {
  /** Said to who does not see it: `Carico la coda`. */
  readonly label: string;
  readonly lines?: number;
}

/** The place of rows that are on their way. */
export function Waiting({ label, lines = 5 }: WaitingProps) {
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
