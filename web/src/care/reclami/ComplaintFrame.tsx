import type { ReactNode } from 'react';
import styles from './ComplaintFrame.module.css';

type ComplaintFrameProps = { readonly aside?: ReactNode; readonly children: ReactNode };

/** What is asked or said, and beside it what else there is; below it on small screens. */
export const ComplaintFrame = ({ aside, children }: ComplaintFrameProps) => (
  <div className={styles['frame']}>
    <div className={styles['column']}>{children}</div>
    <div className={styles['aside']}>{aside}</div>
  </div>
);
