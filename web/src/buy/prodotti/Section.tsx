import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of a product page; links lead to its id. */
export function Section({ id, title, children }: SectionProps) {
  const heading = `${id}-titolo`;
  return (
    <section id={id} className={styles['section']} aria-labelledby={heading}>
      <h2 id={heading} className={styles['title']}>
        {title}
      </h2>
      {children}
    </section>
  );
}
