import { whenIdle } from '@riparo/ui/loading/when-idle.ts';
import { NEXT_SCRIPTS_META } from '../page/next-scripts-meta.ts';

const SIGNS_OF_READING = ['scroll', 'pointerdown', 'keydown'] as const;

/**
 * While a product page is read, fetch the code of the question behind its button; not for visitors who save
 * data.
 */
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

/**
 * Where the browser does not support `speculation-rules.json`, fetch a page when the visitor points at its
 * link.
 */
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

/** One of our pages, the same for everyone, and not a file. */
const isPage = ({ origin, pathname, search, download }: HTMLAnchorElement) =>
  origin === location.origin && !search && !download && !/\.|^\/customer/.test(pathname);

/**
 * Stored by the browser for the next page. Not `<link rel=prefetch>`: Firefox checks it against our strictest
 * policy and refuses, and WebKit ignores it.
 */
function prefetch(address: string): void {
  // A response that is not read to its end is not cached.
  fetch(address, { priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}
