import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  correctAddress,
  isHere,
  type Location,
  navigate,
  onNavigation,
  readAddressBar,
} from './address-bar.ts';

type Entry = { url: URL; state: unknown };

let entries: Entry[];
let index: number;
let popped: (() => void) | undefined;

/** As much of a browser as the address bar needs. */
afterEach(() => void vi.unstubAllGlobals());
beforeEach(() => {
  entries = [{ url: new URL('https://riparo.example/quiz-copertura?passo=2#x'), state: null }];
  index = 0;
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
      popped?.();
    },
  });
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: () => void) => (popped = listener),
    removeEventListener: () => (popped = undefined),
  });
});

const here = () => {
  const { pathname, search, hash } = readAddressBar();
  return pathname + search + hash;
};

test('an entry that no page has made is told apart', () => {
  expect(readAddressBar()).toEqual({
    pathname: '/quiz-copertura',
    search: '?passo=2',
    hash: '#x',
    state: null,
    key: 'default',
  });
});

test('a page leads on, hands over, and back leads back', () => {
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

test('a step changes the query alone', () => {
  navigate('?passo=3');
  expect(here()).toBe('/quiz-copertura?passo=3');
});

test('an address is corrected in its place: what was handed over stays', () => {
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

test.each([
  ['/quiz-copertura?passo=2#x', true],
  ['?passo=2', false],
  ['/quiz-copertura', false],
])('%s is where the visitor is: %s', (to, expected) => {
  expect(isHere(to)).toBe(expected);
});
