import type { ReactNode, RefObject } from 'react';
import styles from './ProfileSection.module.css';

type ProfileSectionProps = {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** Takes the focus when the focused element has disappeared. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
};

/** A section about the account, below its form. */
export function ProfileSection({ id, title, lead, heading, children }: ProfileSectionProps) {
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles['lead']}>{lead}</p>
      {children}
    </section>
  );
}
