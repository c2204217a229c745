import type { ReactNode } from 'react';
import styles from './Screen.module.css';

/** The column that a screen stands in. */
export function Screen({ children }: { readonly children: ReactNode }) {
  return <div className={styles['screen']}>{children}</div>;
}
