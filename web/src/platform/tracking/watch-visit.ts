import { STEP } from '../router/paths.ts';
import { type PageReader, targetOf } from './target-of.ts';
import { track } from './track.ts';

/**
 * Counts page views, steps and clicks of a visit until the returned function is called. Wizard steps are in
 * the address, so pages and wizards need not report anything themselves.
 */
export function watchVisit(pageOf: PageReader): () => void {
  const { trackPlace, trackPlaceAgain } = placeTracker(pageOf);
  const trackClick = clickTracker(pageOf);
  trackPlace();
  // Browsers without it (before 2026) count only the page they opened.
  const navigation = 'navigation' in window ? window.navigation : null;
  navigation?.addEventListener('currententrychange', trackPlace);
  // The page was restored from the back/forward cache.
  window.addEventListener('pageshow', trackPlaceAgain);
  // Before the page handles the click and is left.
  document.addEventListener('click', trackClick, { capture: true });
  return () => {
    navigation?.removeEventListener('currententrychange', trackPlace);
    window.removeEventListener('pageshow', trackPlaceAgain);
    document.removeEventListener('click', trackClick, { capture: true });
  };
}

const clickTracker = (pageOf: PageReader) => (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const page = pageOf(location.pathname);
  if (link?.href && page)
    track({ name: 'click', page, target: targetOf(link.href, location.origin, pageOf) });
};

function placeTracker(pageOf: PageReader) {
  let trackedPage: string | null = null;
  let trackedStep: string | null = null;
  const trackPlace = () => {
    const page = pageOf(location.pathname);
    if (page === null) return;
    const step = new URLSearchParams(location.search).get(STEP);
    if (page !== trackedPage) track({ name: 'pageview', page });
    if (step !== null && (page !== trackedPage || step !== trackedStep)) track({ name: 'step', page, step });
    trackedPage = page;
    trackedStep = step;
  };
  const trackPlaceAgain = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    trackedPage = null;
    trackPlace();
  };
  return { trackPlace, trackPlaceAgain };
}
