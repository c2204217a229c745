import { purchasableProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { expect, test } from 'vitest';
import { findPage, type Page } from '../platform/page/page.ts';
import { readingPages } from './reading-pages.tsx';
import { pages } from './routes.tsx';

const all = [...readingPages, ...pages];
const prerendered = async (path: string) => {
  const at = pages.find((page) => page.path === path)?.prerenderAt;
  return typeof at === 'function' ? at() : at;
};

test.each<[keyof Page, readonly string[]]>([
  // Reloading at a later question does not show the first one.
  [
    'resumable',
    [
      '/calcola-la-tua-pensione',
      '/preventivo/vita-tcm',
      '/preventivo/:product',
      '/checkup',
      '/quiz-copertura',
      '/acquisto/ski',
      '/acquisto/pet',
      '/acquisto/mobilita/:product',
      '/acquisto/rc-terzi/:product',
      '/acquisto/:product',
      '/sinistri/:token',
      '/sandbox/modulo',
      '/sandbox/persona',
    ],
  ],
  ['isProtected', ['/pratiche/:uuid/recesso', '/customer', '/change-password', '/user-profile']],
  // Never in production.
  ['sandboxOnly', ['/sandbox/modulo', '/sandbox/persona']],
  ['listedOnly', ['/acquisto/:product']],
  ['hidesHeader', ['/login']],
  ['comesLast', ['/preventivo/ops/:opscase/:uuid']],
  ['leadsOn', ['/prodotti/:key']],
  ['unknownLeadsTo', ['/prodotti/:key', '/guide/:key', '/preventivo/:product']],
  ['isForReading', readingPages.map(({ path }) => path)],
])('the pages that are %s', (kind, paths) => {
  expect(all.filter((page) => page[kind]).map(({ path }) => path)).toEqual(paths);
});

test('the first question of every product that is sold online is prerendered', async () => {
  const routes = ['/acquisto/mobilita/:product', '/acquisto/rc-terzi/:product', '/acquisto/:product'];
  const addresses = (await Promise.all(routes.map(prerendered))).flat();
  const sold = purchasableProducts.filter(({ webFlowBaseUrl }) => webFlowBaseUrl !== '/acquisto/pet/');
  expect(addresses.map((address) => `${address}/`)).toEqual(
    expect.arrayContaining(sold.map(({ webFlowBaseUrl }) => webFlowBaseUrl)),
  );
});

test('a quote and a registration are prerendered for each product, and for any other name', async () => {
  expect((await prerendered('/preventivo/:product'))?.slice(0, 2)).toEqual([
    '/preventivo/generico',
    '/preventivo/pensione-integrativa',
  ]);
  expect((await prerendered('/register-account/:flow/:product'))?.slice(0, 2)).toEqual([
    '/register-account/-/-',
    '/register-account/acquisto/rc-terzi-5',
  ]);
});

// These addresses are in mails and bookmarks: none of them may break.
test.each([
  ['/', '/'],
  ['/home', '/'],
  ['/login', '/login'],
  ['/register-account', '/register-account'],
  ['/register-account/acquisto/pet', '/register-account/:flow/:product'],
  ['/confirm-account/ada%40example.it', '/confirm-account/:username/:state?'],
  ['/confirm-account/ada%40example.it/unconfirmed', '/confirm-account/:username/unconfirmed'],
  ['/confirm-account/ada%40example.it/pet', '/confirm-account/:username/:state?'],
  ['/confirm-account/ada%40example.it/deal/3f1c', '/confirm-account/:username/deal/:uuid'],
  ['/resend-confirmation-code/ada%40example.it', '/resend-confirmation-code/:email'],
  ['/resend-confirmation-code/ada%40example.it/deal/3f1c', '/resend-confirmation-code/:email'],
  ['/forgot-password', '/forgot-password'],
  ['/password-reset/ada%40example.it', '/password-reset/:email'],
  ['/change-password', '/change-password'],
  ['/user-profile', '/user-profile'],
  ['/calcola-la-tua-pensione', '/calcola-la-tua-pensione'],
  ['/checkup', '/checkup'],
  ['/quiz-copertura', '/quiz-copertura'],
  ['/quiz-copertura/success', '/quiz-copertura/success'],
  ['/quiz-copertura/report/3f1c', '/quiz-copertura/report/:id'],
  ['/ops', '/ops/:uuid?'],
  ['/ops/3f1c', '/ops/:uuid?'],
])('%s shows the page of %s, under the personal area too', (address, path) => {
  const both = address === '/' ? [address] : [address, `/customer${address}`];
  expect(new Set(both.map((each) => findPage(all, each)?.path))).toEqual(new Set([path]));
});
