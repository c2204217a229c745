import { type ReactNode, useId } from 'react';
import styles from './Assumptions.module.css';

type AssumptionsProps = {
  readonly title: string;
  /** List items, one for each step of the computation. */
  readonly children: ReactNode;
  readonly note: string;
};

/** How an amount was computed, step by step. */
export function Assumptions({ title, children, note }: AssumptionsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['assumptions']}>
      <h2 id={id}>{title}</h2>
      <ol className={styles['list']}>{children}</ol>
      <p className={styles['note']}>{note}</p>
    </section>
  );
}
