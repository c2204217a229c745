import type { ReactNode } from 'react';
import { classNames } from '@riparo/ui/class-names.ts';
import styles from './Band.module.css';

interface BandProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly tone?: 'paper' | 'sage';
  readonly children: ReactNode;
}

/** A section of the home page, with its heading. */
export function Band({ id, title, lead, tone = 'paper', children }: BandProps) {
  return (
    <section className={classNames(styles['band'], styles[tone])} aria-labelledby={id}>
      <div className={styles['inner']}>
        <div className={styles['head']}>
          <h2 id={id}>{title}</h2>
          {lead && <p className={styles['lead']}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
