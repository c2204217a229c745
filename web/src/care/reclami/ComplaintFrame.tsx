import type { ReactNode } from 'react';
import styles from './ComplaintFrame.module.css';

type ComplaintFrameProps = { readonly aside?: ReactNode; readonly children: ReactNode };

/** The content, with related information beside it; below it on small screens. */
export const ComplaintFrame = ({ aside, children }: ComplaintFrameProps) => (
  <div className={styles['frame']}>
    <div className={styles['column']}>{children}</div>
    <div className={styles['aside']}>{aside}</div>
  </div>
);
