import type { ReactNode } from 'react';
import styles from './FieldRow.module.css';

interface FieldRowProps {
  /** Of each field; a field without one stands alone on its line. */
  readonly widths: readonly ('wide' | 'narrow' | undefined)[];
  readonly children: ReactNode;
}

/** Short fields that belong together stand side by side; their boxes stay level whatever is said above or below. */
export function FieldRow({ widths, children }: FieldRowProps) {
  if (widths.length < 2) return children;
  return <div className={styles[widths.includes('wide') ? 'wideAndNarrow' : 'equal']}>{children}</div>;
}
