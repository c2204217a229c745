import type { ReactNode } from 'react';
import { SiteLink } from './SiteLink.tsx';
import styles from './TextLink.module.css';

interface TextLinkProps {
  /**
   * A path of the site, or a full address elsewhere, which opens in a new tab and says so. Undefined in a
   * prerendered page whose address depends on a person: the text is no link until then.
   */
  readonly to: string | undefined;
  /** Navigation state for a page of the site. */
  readonly state?: unknown;
  readonly children: ReactNode;
}

export function TextLink({ to, state, children }: TextLinkProps) {
  if (to === undefined) return <span className={styles['link']}>{children}</span>;
  if (to.startsWith('/')) {
    return (
      <SiteLink to={to} state={state} className={styles['link']}>
        {children}
      </SiteLink>
    );
  }
  if (to.startsWith('mailto:') || to.startsWith('tel:')) {
    return (
      <a href={to} className={styles['link']}>
        {children}
      </a>
    );
  }
  return (
    <a href={to} className={styles['link']} target="_blank" rel="noopener noreferrer">
      {children}
      <span className={styles['newTab']}> (si apre in una nuova scheda)</span>
    </a>
  );
}
