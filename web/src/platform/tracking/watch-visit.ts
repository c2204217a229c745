import { STEP } from '../router/paths.ts';
import { type PageReader, targetOf } from './target-of.ts';
import { track } from './track.ts';

/**
 * Counts page views, steps and clicks of a visit until the returned function is called. Wizard steps are in
 * the address, so pages and wizards need not report anything themselves.
 */
export function watchVisit(pageOf: PageReader): () => void {
  const { tellPlace, tellPlaceAgain } = placeTeller(pageOf);
  const tellClick = clickTeller(pageOf);
  tellPlace();
  // Browsers without it (before 2026) count only the page they opened.
  const navigation = 'navigation' in window ? window.navigation : null;
  navigation?.addEventListener('currententrychange', tellPlace);
  // The page was restored from the back/forward cache.
  window.addEventListener('pageshow', tellPlaceAgain);
  // Before the page handles the click and is left.
  document.addEventListener('click', tellClick, { capture: true });
  return () => {
    navigation?.removeEventListener('currententrychange', tellPlace);
    window.removeEventListener('pageshow', tellPlaceAgain);
    document.removeEventListener('click', tellClick, { capture: true });
  };
}

const clickTeller = (pageOf: PageReader) => (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const page = pageOf(location.pathname);
  if (link?.href && page)
    track({ name: 'click', page, target: targetOf(link.href, location.origin, pageOf) });
};

function placeTeller(pageOf: PageReader) {
  let toldPage: string | null = null;
  let toldStep: string | null = null;
  const tellPlace = () => {
    const page = pageOf(location.pathname);
    if (page === null) return;
    const step = new URLSearchParams(location.search).get(STEP);
    if (page !== toldPage) track({ name: 'pageview', page });
    if (step !== null && (page !== toldPage || step !== toldStep)) track({ name: 'step', page, step });
    toldPage = page;
    toldStep = step;
  };
  const tellPlaceAgain = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    toldPage = null;
    tellPlace();
  };
  return { tellPlace, tellPlaceAgain };
}
