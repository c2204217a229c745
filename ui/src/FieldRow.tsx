import type { ReactNode } from 'react';
import styles from './FieldRow.module.css';

interface FieldRowProps {
  /** Per field; a field without a width has its own line. */
  readonly widths: readonly ('wide' | 'narrow' | undefined)[];
  readonly children: ReactNode;
}

/** Short related fields side by side; their boxes stay aligned whatever text is above or below. */
export function FieldRow({ widths, children }: FieldRowProps) {
  if (widths.length < 2) return children;
  return <div className={styles[widths.includes('wide') ? 'wideAndNarrow' : 'equal']}>{children}</div>;
}
