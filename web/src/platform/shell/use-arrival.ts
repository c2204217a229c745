import { useEffect, useRef } from 'react';
import { useNavigationType } from '../router/router.tsx';

/**
 * Does what a browser does with a new document: scroll to the top, and let a screen reader begin at the
 * heading. Wizard steps change only the query and manage their own focus.
 */
export function useArrival(pathname: string): void {
  const arrivedAt = useRef(pathname);
  const how = useNavigationType();

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    // It names the page that was opened first: sharing this page would share that address.
    document.querySelector('link[rel=canonical]')?.remove();
    // Back and forward restore the scroll position.
    if (how !== 'POP') window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname, how]);
}

/** The heading of a loading page disappears with the focus: the next heading takes it over. */
function focusHeading(): () => void {
  let heading: HTMLElement | null = null;
  const take = () => {
    heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  };
  take();
  const observer = new MutationObserver(() => {
    if (heading?.isConnected) return;
    if (document.activeElement === document.body) take();
    else observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
