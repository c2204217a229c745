import { classNames } from './class-names.ts';
import styles from './Spinner.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface SpinnerProps {
  /** For screen readers; omit it where the state is announced elsewhere. */
  readonly label?: string;
  readonly size?: 'small' | 'large';
}

export function Spinner({ label, size = 'large' }: SpinnerProps) {
  return (
    <span className={styles['spinner']} role={label === undefined ? undefined : 'status'}>
      <span className={classNames(styles['place'], styles[size])} aria-hidden="true">
        <Arch look="track" />
        <span className={styles['light']}>
          <Arch look="lit" />
        </span>
      </span>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}

function Arch({ look }: { readonly look: 'track' | 'lit' }) {
  return (
    <svg className={classNames(styles['arch'], styles[look])} viewBox="0 0 40 40">
      <path d="M6 34V20a14 14 0 0 1 28 0v14" />
    </svg>
  );
}
