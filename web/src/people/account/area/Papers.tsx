import type { ReactNode } from 'react';
import styles from './Papers.module.css';

type PapersProps = {
  readonly id: string;
  readonly title: string;
  /** The lines; without any the list is hidden. */
  readonly children: readonly ReactNode[];
};

/** A list of quotes, requests or reports. */
export function Papers({ id, title, children }: PapersProps) {
  if (children.length === 0) return null;
  return (
    <section className={styles['papers']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles['sheet']}>
        <ul className={styles['list']}>{children}</ul>
      </div>
    </section>
  );
}
