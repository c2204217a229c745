import styles from './Spinner.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface SpinnerProps {
  /** Said to screen readers; leave it out where something else already says what is going on. */
  readonly label?: string;
  readonly size?: 'small' | 'large';
}

export function Spinner({ label, size = 'large' }: SpinnerProps) {
  return (
    <span className={styles['spinner']} role={label === undefined ? undefined : 'status'}>
      <svg className={styles[size]} viewBox="0 0 40 40" aria-hidden="true">
        <path className={styles['track']} d="M6 34V20a14 14 0 0 1 28 0v14" />
        <path className={styles['runner']} d="M6 34V20a14 14 0 0 1 28 0v14" pathLength="100" />
      </svg>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
