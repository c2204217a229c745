import { afterEach, expect, test, vi } from 'vitest';
import { isCodeMissing, canReload } from './fresh-code.ts';

afterEach(() => vi.unstubAllGlobals());

function refuse(): never {
  throw new Error('forbidden');
}

function tab({ answers = true, remembers = true } = {}) {
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { href: 'https://www.riparo.example/calcola-la-tua-pensione?passo=2' });
  vi.stubGlobal('fetch', async () => (answers ? { ok: true } : Promise.reject(new TypeError('no network'))));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (remembers ? (kept.get(key) ?? null) : refuse()),
    setItem: (key: string, value: string) => void (remembers ? kept.set(key, value) : refuse()),
  });
}

test.each([
  'Failed to fetch dynamically imported module: https://www.riparo.example/assets/x.js',
  'error loading dynamically imported module: https://www.riparo.example/assets/x.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/x.css',
])('«%s» is recognised as code removed by a deployment', (message) => {
  expect(isCodeMissing(new TypeError(message))).toBe(true);
});

test('an error of the page itself is not mistaken for missing code', () => {
  expect(isCodeMissing(new TypeError('x is undefined'))).toBe(false);
  expect(isCodeMissing('Importing a module script failed.')).toBe(false);
});

test('a tab reloads by itself once, and again only after a minute', async () => {
  tab();
  const now = Date.now();
  expect(await canReload(now)).toBe(true);
  expect(await canReload(now + 59_999)).toBe(false);
  expect(await canReload(now + 60_000)).toBe(true);
});

test('an offline tab does not reload, and may still reload later', async () => {
  tab({ answers: false });
  expect(await canReload()).toBe(false);
});

test('a browser without storage never ends in a reload loop', async () => {
  tab({ remembers: false });
  expect(await canReload()).toBe(false);
});
