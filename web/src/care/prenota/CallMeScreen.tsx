import type { ReactNode } from 'react';
import styles from './CallMeScreen.module.css';
import { RingingPhone } from './RingingPhone.tsx';

/** The phone beside the content; above it on small screens once there is nothing left to fill in. */
export function CallMeScreen({
  isDone = false,
  children,
}: {
  readonly isDone?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles['screen']} data-done={isDone}>
      <div className={styles['column']}>{children}</div>
      <div className={styles['picture']}>
        <RingingPhone />
      </div>
    </div>
  );
}
