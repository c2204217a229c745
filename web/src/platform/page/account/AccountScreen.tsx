import type { ReactNode } from 'react';
import styles from './AccountScreen.module.css';

type AccountScreenProps = {
  /** Beside the form on wide screens. */
  readonly picture: ReactNode;
  readonly children: ReactNode;
};

export function AccountScreen({ picture, children }: AccountScreenProps) {
  return (
    <div className={styles['screen']}>
      <div className={styles['column']}>{children}</div>
      <div className={styles['picture']}>{picture}</div>
    </div>
  );
}
