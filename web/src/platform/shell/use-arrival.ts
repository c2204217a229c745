import { useEffect, useRef } from 'react';
import { useNavigationType } from '../router/router.tsx';

/**
 * What a browser does by itself when a new document opens: start at the top, and let a screen reader begin
 * at the heading. Steps of a wizard change only the query and look after their own focus.
 */
export function useArrival(pathname: string): void {
  const arrivedAt = useRef(pathname);
  const how = useNavigationType();

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    // It names the page that was opened first: whoever shares this one would share that.
    document.querySelector('link[rel=canonical]')?.remove();
    // Back and forward keep the scroll position that the browser restores.
    if (how !== 'POP') window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname, how]);
}

/** A page that waits for an answer has a heading that goes away with the focus: the one after it takes it over. */
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
