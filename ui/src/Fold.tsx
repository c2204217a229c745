import { Plus } from './icons/Plus.ts';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Fold.module.css';

interface FoldProps {
  readonly title: string;
  /** Where the title alone does not distinguish several folds. */
  readonly label?: string;
  readonly size: 'large' | 'small';
  /** Initially; the reader may close it. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

const plusSizes = { large: 24, small: 22 };

/** A title that opens the content below it. */
export function Fold({ title, label, size, isOpen = false, children }: FoldProps) {
  return (
    <details className={styles['fold']} open={isOpen}>
      <summary className={classNames(styles['summary'], styles[size])} aria-label={label}>
        {title}
        <Plus className={styles['plus']} size={plusSizes[size]} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}

export function FoldList({ children }: { readonly children: ReactNode }) {
  return <div className={styles['list']}>{children}</div>;
}
