import type { ReactNode } from 'react';
import styles from './Screen.module.css';

/** The column of a screen's content. */
export function Screen({ children }: { readonly children: ReactNode }) {
  return <div className={styles['screen']}>{children}</div>;
}
