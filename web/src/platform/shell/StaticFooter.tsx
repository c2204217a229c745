import { useEffect, useRef } from 'react';
import { useNavigate } from '../router/router.tsx';
import { reopenConsent } from '../tracking/reopen-consent.ts';
import styles from './Footer.module.css';

interface StaticFooterProps {
  /** The footer's HTML in the prerendered page. */
  readonly html: string | TrustedHTML;
}

/**
 * The footer never changes, so its code is not sent to the browser: the HTML of the page stays, and its links
 * are followed from here.
 */
export function StaticFooter({ html }: StaticFooterProps) {
  const footer = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      // The footer has only one button.
      if (target?.closest('button')) return reopenConsent();
      const link = target?.closest('a');
      const isForAnotherTab =
        event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link?.target;
      if (!link || isForAnotherTab || link.origin !== location.origin) return;
      event.preventDefault();
      // The second of two quick presses was meant for what was here before: a short screen moves the footer
      // there.
      if (event.detail < 2) void navigate(link.pathname + link.search + link.hash);
    };
    const element = footer.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);
  return <footer ref={footer} className={styles['footer']} dangerouslySetInnerHTML={{ __html: html }} />;
}
