import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  /** Beside the title: a number, a link, a button. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a screen under its own title. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
