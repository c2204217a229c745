import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  correctAddress,
  isLeaving,
  type Location,
  navigate,
  onNavigation,
  provideOwnDocuments,
  readAddressBar,
} from './address-bar.ts';
import { canGoBack } from './can-go-back.ts';

type Entry = { url: URL; state: unknown };

let entries: Entry[];
let index: number;
let left: string[];

const hear = (name: string) => window.dispatchEvent(new Event(name));

/** The parts of a browser that the address bar needs. */
afterEach(() => void vi.unstubAllGlobals());
beforeEach(() => {
  entries = [{ url: new URL('https://riparo.example/quiz-copertura?passo=2#x'), state: null }];
  index = 0;
  left = [];
  const now = () => entries[index] as Entry;
  vi.stubGlobal('location', {
    get href() {
      return now().url.href;
    },
    get pathname() {
      return now().url.pathname;
    },
    get search() {
      return now().url.search;
    },
    get hash() {
      return now().url.hash;
    },
    assign: (to: string) => left.push(`to ${to}`),
    replace: (to: string) => left.push(`instead to ${to}`),
  });
  vi.stubGlobal('history', {
    get state() {
      return now().state;
    },
    pushState(state: unknown, _: string, to: string) {
      entries = [...entries.slice(0, index + 1), { state, url: new URL(to, now().url) }];
      index += 1;
    },
    replaceState(state: unknown, _: string, to: string) {
      entries[index] = { state, url: new URL(to, now().url) };
    },
    go(delta: number) {
      index += delta;
      hear('popstate');
    },
  });
  vi.stubGlobal('window', new EventTarget());
});

const here = () => {
  const { pathname, search, hash } = readAddressBar();
  return pathname + search + hash;
};

test('a page navigates forward with its hand-over, and back returns', () => {
  const heard: [string, string][] = [];
  const stop = onNavigation(({ pathname }: Location, how) => void heard.push([how, pathname]));
  navigate('/login', { state: { from: '/customer' } });
  expect(readAddressBar().state).toEqual({ from: '/customer' });
  const { key } = readAddressBar();
  navigate('/home', { replace: true });
  expect(readAddressBar().key).not.toBe(key);
  navigate(-1);
  expect(here()).toBe('/quiz-copertura?passo=2#x');
  stop();
  navigate('/');
  expect(heard).toEqual([
    ['PUSH', '/login'],
    ['REPLACE', '/home'],
    ['POP', '/quiz-copertura'],
  ]);
});

test('a wizard step changes only the query', () => {
  navigate('?passo=3');
  expect(here()).toBe('/quiz-copertura?passo=3');
});

test('correcting an address replaces it and keeps the hand-over', () => {
  navigate('?passo=9', { state: 'wizard-step' });
  const { key } = readAddressBar();
  const heard: string[] = [];
  const stop = onNavigation(({ search }) => void heard.push(search));
  correctAddress('?passo=3');
  stop();
  expect(heard).toEqual(['?passo=3']);
  expect(readAddressBar()).toMatchObject({ search: '?passo=3', state: 'wizard-step', key });
  navigate(-1);
  expect(here()).toBe('/quiz-copertura?passo=2#x');
});

describe('an address that is a document of its own', () => {
  const goodbye = vi.fn<() => void>();
  beforeEach(() => {
    goodbye.mockClear();
    provideOwnDocuments((pathname) => pathname === '/guide', goodbye);
  });
  afterEach(() =>
    provideOwnDocuments(
      () => false,
      () => undefined,
    ),
  );

  test.each([
    [{}, 'to /guide?da=quiz'],
    [{ replace: true }, 'instead to /guide?da=quiz'],
  ])('the browser opens such an address (%o), and this document is left only once', (options, opened) => {
    const heard = vi.fn<() => void>();
    const stop = onNavigation(heard);
    expect(isLeaving()).toBe(false);
    navigate('/guide?da=quiz', options);
    expect(left).toEqual([opened]);
    expect(here()).toBe('/quiz-copertura?passo=2#x');
    expect(isLeaving()).toBe(true);
    expect(goodbye).not.toHaveBeenCalled();
    hear('pagehide');
    hear('pagehide');
    expect(goodbye).toHaveBeenCalledOnce();
    // The browser restores this page from its back/forward cache.
    hear('pageshow');
    expect(isLeaving()).toBe(false);
    stop();
    expect(heard).not.toHaveBeenCalled();
  });

  test('other addresses stay in this document', () => {
    navigate('/login');
    expect(left).toEqual([]);
    expect(here()).toBe('/login');
    expect(isLeaving()).toBe(false);
  });
});

test.each([
  [{ navigation: { canGoBack: true } }, 1, true],
  [{ navigation: { canGoBack: false } }, 5, false],
  [{}, 2, true],
  [{}, 1, false],
])('whether going back stays on the site: %o with %i pages in the tab: %s', (window, length, expected) => {
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigation', 'navigation' in window ? window.navigation : undefined);
  vi.stubGlobal('history', { length });
  expect(canGoBack()).toBe(expected);
});
