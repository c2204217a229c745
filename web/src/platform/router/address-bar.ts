/** Where the visitor is, and what the page before handed over. */
export type Location = {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  /** The key of the history entry, stable over back and forward; `default` for one not made by a page. */
  readonly key: string;
};

/** How the visitor arrived: `POP` by the browser's own buttons. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export type NavigateOptions = { readonly replace?: boolean; readonly state?: unknown };

/** What a history entry stores beside its address. */
type Remembered = { readonly key?: string; readonly state?: unknown } | null;

type Listener = (location: Location, how: NavigationType) => void;

const listeners = new Set<Listener>();

export function readAddressBar(): Location {
  const { pathname, search, hash } = location;
  const remembered = history.state as Remembered;
  return { pathname, search, hash, state: remembered?.state ?? null, key: remembered?.key ?? 'default' };
}

const tell = (how: NavigationType) => {
  const here = readAddressBar();
  for (const listener of listeners) listener(here, how);
};

let isOwnDocument: ((pathname: string) => boolean) | null = null;
let onLeaving: () => void = () => undefined;
let leaving = false;

/**
 * Set once at startup: which addresses are documents of their own, opened by the browser, and what to do
 * before this document is left.
 */
export function provideOwnDocuments(isOwn: (pathname: string) => boolean, beforeLeaving: () => void): void {
  isOwnDocument = isOwn;
  onLeaving = beforeLeaving;
}

/** True while another document is loading: the current screen is about to go. */
export const isLeaving = () => leaving;

function leaveFor(address: string, replace: boolean): void {
  leaving = true;
  // Events up to the very end are still sent.
  window.addEventListener('pagehide', onLeaving, { once: true });
  window.addEventListener('pageshow', () => (leaving = false), { once: true });
  if (replace) location.replace(address);
  else location.assign(address);
}

/** Navigates to an address of this site (`?passo=2` stays on the page), or back and forth by a number. */
export function navigate(to: string | number, { replace = false, state = null }: NavigateOptions = {}): void {
  // The browser fires an event when it has arrived.
  if (typeof to === 'number') return history.go(to);
  if (isOwnDocument?.(new URL(to, location.href).pathname)) return leaveFor(to, replace);
  const remembered: Remembered = { key: Math.random().toString(36).slice(2, 10), state };
  if (replace) history.replaceState(remembered, '', to);
  else history.pushState(remembered, '', to);
  tell(replace ? 'REPLACE' : 'PUSH');
}

/** Replaces an address that does not match the screen; the history entry stays the same. */
export function correctAddress(to: string): void {
  history.replaceState(history.state, '', to);
  tell('REPLACE');
}

/** A link to the current address adds no second history entry. */
export const isHere = (to: string) => new URL(to, location.href).href === location.href;

const onPop = () => tell('POP');

export function onNavigation(listener: Listener): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', onPop);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', onPop);
  };
}
