import type { ReactNode } from 'react';
import '@riparo/ui/tokens.css';
import '@riparo/ui/fonts.css';
import '@riparo/ui/base.css';
import { CONSENT_PLACE_ID } from '../tracking/consent-place.ts';
import styles from './Frame.module.css';

const MAIN_ID = 'contenuto';

interface FrameProps {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly notices: ReactNode;
  /** The page itself. */
  readonly children: ReactNode;
}

/** The frame around every page, static or not. */
export function Frame({ header, footer, notices, children }: FrameProps) {
  return (
    <div className={styles['site']}>
      <a href={`#${MAIN_ID}`} className={styles['skip']}>
        Vai al contenuto
      </a>
      {/* Filled from outside; placed early, for keyboard users. */}
      <div id={CONSENT_PLACE_ID} className={styles['consent']} />
      {header}
      <main id={MAIN_ID} className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      {footer}
      {notices}
    </div>
  );
}
