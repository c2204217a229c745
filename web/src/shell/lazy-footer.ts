import { lazyPart } from '../lazy-part.ts';

/** Without its code the footer stays the HTML that has arrived: its links lead on all the same. */
const staysHtml = () => new Promise<never>(() => undefined);

/**
 * Nobody waits for the footer: its HTML is prerendered, the build puts its styles into every page, and it comes alive when
 * its code is there.
 */
export const { Part: LazyFooter, preload: preloadFooter } = lazyPart(() =>
  import('./Footer.tsx').then(({ Footer }) => Footer, staysHtml),
);
