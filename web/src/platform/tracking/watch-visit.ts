import { STEP } from '../router/paths.ts';
import { type PageReader, targetOf } from './target-of.ts';
import { track } from './track.ts';

/**
 * Page views, steps and clicks of a visit, until the returned function is called. A wizard's step stands in the
 * address, so whoever watches the address knows it: pages and wizards need not tell anything themselves.
 */
export function watchVisit(pageOf: PageReader): () => void {
  const { tellPlace, tellPlaceAgain } = placeTeller(pageOf);
  const tellClick = clickTeller(pageOf);
  tellPlace();
  // Browsers without it (before 2026) count the page they opened, and no more.
  const navigation = 'navigation' in window ? window.navigation : null;
  navigation?.addEventListener('currententrychange', tellPlace);
  // Somebody came back to a page that the browser had put aside whole.
  window.addEventListener('pageshow', tellPlaceAgain);
  // Before the page hears of the click, and leaves.
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
