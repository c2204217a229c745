import type { ReactNode } from 'react';
import styles from './DealNotice.module.css';

/** How things stand with a deal, beside a picture. */
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
