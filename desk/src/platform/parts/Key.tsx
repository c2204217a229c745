import type { ReactNode } from 'react';
import styles from './Key.module.css';

/** A key of the keyboard. */
export const Key = ({ children }: { readonly children: ReactNode }) => (
  <kbd className={styles['key']}>{children}</kbd>
);
