import type { ReactNode, RefObject } from 'react';
import styles from './NextStepCard.module.css';

type NextStepCardProps = {
  readonly title: ReactNode;
  /** Of the title, where it takes the focus. */
  readonly heading?: RefObject<HTMLHeadingElement | null> | undefined;
  readonly picture: ReactNode;
  /** What it is about, in a sentence or two. */
  readonly children: ReactNode;
  /** The button, or whatever is there to do. */
  readonly action?: ReactNode;
};

/** What comes next, larger than everything around it. */
export function NextStepCard({ title, heading, picture, children, action }: NextStepCardProps) {
  return (
    <section className={styles['card']} aria-labelledby="il-prossimo-passo">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> must not hold paragraphs */}
      <div role="status" className={styles['words']}>
        <h2 ref={heading} id="il-prossimo-passo" tabIndex={heading && -1} className={styles['title']}>
          {title}
        </h2>
        <div className={styles['text']}>{children}</div>
      </div>
      <div className={styles['picture']}>{picture}</div>
      {action && <div className={styles['action']}>{action}</div>}
    </section>
  );
}
