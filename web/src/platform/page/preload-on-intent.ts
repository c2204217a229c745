import { findPage, type Page } from './page.ts';

const SIGNS_OF_INTENT = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches a page's chunk when the visitor points at, touches or focuses a link to it. */
export function preloadPagesOnIntent(pages: readonly Page[]): void {
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    // A failed preload is not an error yet: the click tries again and reports it.
    findPage(pages, link.pathname)
      ?.preload()
      .catch(() => undefined);
  };
  for (const sign of SIGNS_OF_INTENT) document.addEventListener(sign, onIntent, { passive: true });
}
