import { expect, test } from 'vitest';
import { definePage, findPage, matchPage } from './page.ts';
import { paths } from '../router/paths.ts';

const Screen = () => null;
const pages = [
  definePage({ path: paths.home, also: ['/home'], load: async () => ({ default: Screen }) }),
  definePage({ path: '/ops/:uuid?', load: async () => ({ default: Screen }) }),
  definePage({ path: '/preventivo/:product', load: async () => ({ default: Screen }) }),
  definePage({ path: '/password-reset/:email', load: async () => ({ default: Screen }) }),
];

test.each([
  ['/', '/'],
  ['/home', '/'],
  ['/ops', '/ops/:uuid?'],
  ['/ops/3f1c', '/ops/:uuid?'],
  [paths.quote('pensione-integrativa'), '/preventivo/:product'],
  ['/customer/preventivo/generico', '/preventivo/:product'],
  ['/customer/ops/', '/ops/:uuid?'],
])('%s shows the page of %s', (address, path) => {
  expect(findPage(pages, address)?.path).toBe(path);
});

test.each([
  ['/password-reset/ada%40example.it', 'ada@example.it'],
  ['/password-reset/ada@example.it', 'ada@example.it'],
  [paths.passwordReset('a/b+50%@example.it'), 'a/b+50%@example.it'],
  ['/customer/password-reset/ada%40example.it', 'ada@example.it'],
  ['/password-reset/50%', '50%'],
])('%s is about %s', (address, email) => {
  expect(matchPage(pages, address)?.params).toEqual({ email });
});

test.each(['/preventivo', '/ops/a/b', '/sconosciuto', '/customer', '/customer/'])(
  '%s is no page',
  (address) => {
    expect(findPage(pages, address)).toBeUndefined();
  },
);

test('a chunk that failed to load is requested again', async () => {
  let attempts = 0;
  const page = definePage({
    path: '/',
    load: async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('offline');
      return { default: Screen };
    },
  });
  await expect(page.preload()).rejects.toThrow('offline');
  await expect(page.preload()).resolves.toBeUndefined();
  await page.preload();
  expect(attempts).toBe(2);
});
