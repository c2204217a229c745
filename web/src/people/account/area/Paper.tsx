import { ArrowRight } from '@riparo/ui/icons/ArrowRight.ts';
import type { ReactNode } from 'react';
import { SiteLink } from '../../../platform/router/links/SiteLink.tsx';
import styles from './Paper.module.css';

type PaperProps = {
  readonly title: string;
  /** A price or a percentage. */
  readonly figure?: string | undefined;
  readonly children: ReactNode;
  /** Its page; without one the line is plain text. */
  readonly to?: string | undefined;
};

/** One line of a list: a quote, a request, a report. */
export function Paper({ title, figure, children, to }: PaperProps) {
  const content = (
    <>
      <span className={styles['content']}>
        <span className={styles['words']}>
          <strong className={styles['title']}>{title}</strong>
          <span className={styles['text']}>{children}</span>
        </span>
        {figure && <span className={styles['figure']}>{figure}</span>}
      </span>
      {to && <ArrowRight size={20} aria-hidden="true" className={styles['arrow']} />}
    </>
  );
  return (
    <li>
      {to ? (
        <SiteLink to={to} className={`${styles['paper']} ${styles['link']}`}>
          {content}
        </SiteLink>
      ) : (
        <div className={styles['paper']}>{content}</div>
      )}
    </li>
  );
}
