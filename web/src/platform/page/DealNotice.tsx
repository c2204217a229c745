import type { ReactNode } from 'react';
import styles from './DealNotice.module.css';

/** The status of a deal, beside a picture. */
export function DealNotice({
  picture,
  children,
}: {
  readonly picture: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles['screen']}>
      <div className={styles['picture']}>{picture}</div>
      <div className={styles['texts']}>{children}</div>
    </div>
  );
}
