import type { ReactNode, RefObject } from 'react';
import styles from './NextStepCard.module.css';

type NextStepCardProps = {
  readonly title: ReactNode;
  /** The heading, for focusing. */
  readonly heading?: RefObject<HTMLHeadingElement | null> | undefined;
  readonly picture: ReactNode;
  /** One or two sentences about it. */
  readonly children: ReactNode;
  /** The button or another action. */
  readonly action?: ReactNode;
};

/** The next step, larger than everything around it. */
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
