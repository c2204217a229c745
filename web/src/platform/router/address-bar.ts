/** Where the visitor is, and what the page before has handed over. */
export type Location = {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  /** Of the entry in the history: the same after back and forward. `default` for one that no page has made. */
  readonly key: string;
};

/** How the visitor came here: `POP` by the browser's own means. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export type NavigateOptions = { readonly replace?: boolean; readonly state?: unknown };

/** What an entry of the history remembers, beside its address. */
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
 * Told once, at the start: which addresses are documents of their own, that the browser opens by itself, and what is to be
 * done before this document goes.
 */
export function provideOwnDocuments(isOwn: (pathname: string) => boolean, beforeLeaving: () => void): void {
  isOwnDocument = isOwn;
  onLeaving = beforeLeaving;
}

/** On the way to another document: what is on the screen is on it for a moment only. */
export const isLeaving = () => leaving;

function leaveFor(address: string, replace: boolean): void {
  leaving = true;
  // Whatever is told until the very end goes along.
  window.addEventListener('pagehide', onLeaving, { once: true });
  window.addEventListener('pageshow', () => (leaving = false), { once: true });
  if (replace) location.replace(address);
  else location.assign(address);
}

/** Leads to an address of this site (`?passo=2` stays on the page), or with a number back and forth. */
export function navigate(to: string | number, { replace = false, state = null }: NavigateOptions = {}): void {
  // The browser tells when it is there.
  if (typeof to === 'number') return history.go(to);
  if (isOwnDocument?.(new URL(to, location.href).pathname)) return leaveFor(to, replace);
  const remembered: Remembered = { key: Math.random().toString(36).slice(2, 10), state };
  if (replace) history.replaceState(remembered, '', to);
  else history.pushState(remembered, '', to);
  tell(replace ? 'REPLACE' : 'PUSH');
}

/** The address of the screen as it is, in place of one that says something else. It is still the same entry. */
export function correctAddress(to: string): void {
  history.replaceState(history.state, '', to);
  tell('REPLACE');
}

/** A link to where the visitor is already leaves no second entry in the history. */
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
