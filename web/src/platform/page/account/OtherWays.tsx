import type { ReactNode } from 'react';
import styles from './OtherWays.module.css';

/** Below a form: where else one may want to go from here. */
export function OtherWays({ children }: { readonly children: ReactNode }) {
  return <div className={styles['ways']}>{children}</div>;
}
