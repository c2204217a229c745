import { whenIdle } from '@riparo/ui/loading/when-idle.ts';
import { NEXT_SCRIPTS_META } from '../page/next-scripts-meta.ts';

const SIGNS_OF_READING = ['scroll', 'pointerdown', 'keydown'] as const;

/** While a product is read, the code of the question behind its button comes; not for who pays for every byte. */
export function fetchNext(): void {
  const scripts = document.querySelector<HTMLMetaElement>(`meta[name="${NEXT_SCRIPTS_META}"]`)?.content;
  if (!scripts || savesData()) return;
  const reading = new AbortController();
  const begin = () => {
    reading.abort();
    whenIdle(() => scripts.split(' ').forEach((script) => prefetch(script)));
  };
  for (const sign of SIGNS_OF_READING)
    document.addEventListener(sign, begin, { passive: true, signal: reading.signal });
}

/** Where the browser reads no rules for it (`speculation-rules.json`), a page comes when a link to it is pointed at. */
export function fetchPagesOnIntent(): void {
  if (readsRules() || savesData()) return;
  const asked = new Set([location.pathname]);
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !isPage(link) || asked.has(link.pathname)) return;
    asked.add(link.pathname);
    prefetch(link.pathname);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, onIntent, { passive: true });
}

const readsRules = () => HTMLScriptElement.supports?.('speculationrules');

const savesData = () =>
  'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true;

/** Of ours, the same for everybody, and no file. */
const isPage = ({ origin, pathname, search, download }: HTMLAnchorElement) =>
  origin === location.origin && !search && !download && !/\.|^\/customer/.test(pathname);

/**
 * Kept by the browser for the page that needs it. Not `<link rel=prefetch>`: Firefox holds it against the strictest of our
 * policies and refuses, and WebKit does nothing.
 */
function prefetch(address: string): void {
  // What is not read to its end is not kept.
  fetch(address, { priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}
