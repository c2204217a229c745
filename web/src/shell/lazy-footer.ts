// Here, and so on every page, although the footer's code comes later: its HTML is there from the start.
import './Footer.module.css';
import { lazyPart } from '../lazy-part.ts';

/** Without its code the footer stays the HTML that has arrived: its links lead on all the same. */
const staysHtml = () => new Promise<never>(() => undefined);

/** Nobody waits for the footer: its HTML is prerendered, and comes alive when its code is there. */
export const { Part: LazyFooter, preload: preloadFooter } = lazyPart(() =>
  import('./Footer.tsx').then(({ Footer }) => Footer, staysHtml),
);
