import type { ReactNode } from 'react';
import styles from './OtherWays.module.css';

/** Other links below a form. */
export function OtherWays({ children }: { readonly children: ReactNode }) {
  return <div className={styles['ways']}>{children}</div>;
}
