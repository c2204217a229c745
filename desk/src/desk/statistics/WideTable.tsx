import type { ReactNode } from 'react';
import styles from './WideTable.module.css';

/** A table of numbers: where it is wider than the screen it is moved by finger or by arrow keys. */
export const WideTable = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
  <div className={styles['wide']} tabIndex={0} role="group" aria-label={label}>
    <table className={styles['table']}>{children}</table>
  </div>
);
