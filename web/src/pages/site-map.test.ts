import { expect, test } from 'vitest';
import type { Page } from '../page/page.ts';
import { readingPages } from './reading-pages.tsx';
import { pages } from './routes.tsx';

const all = [...readingPages, ...pages];
const prerendered = async (path: string) => {
  const at = pages.find((page) => page.path === path)?.prerenderAt;
  return typeof at === 'function' ? at() : at;
};

test.each<[keyof Page, readonly string[]]>([
  // Whoever reloads at a later question is not shown the first one.
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
      '/sandbox/persona/codice-fiscale',
    ],
  ],
  ['isProtected', ['/pratiche/:uuid/recesso', '/customer', '/change-password', '/user-profile']],
  // Never in production.
  ['sandboxOnly', ['/sandbox/modulo', '/sandbox/persona', '/sandbox/persona/codice-fiscale']],
  ['listedOnly', ['/acquisto/:product']],
  ['hidesHeader', ['/login']],
  ['comesLast', ['/preventivo/ops/:opscase/:uuid']],
  ['leadsOn', ['/prodotti/:key']],
  ['unknownLeadsTo', ['/prodotti/:key', '/guide/:key', '/preventivo/:product']],
  ['isForReading', readingPages.map(({ path }) => path)],
])('the pages that are %s', (kind, paths) => {
  expect(all.filter((page) => page[kind]).map(({ path }) => path)).toEqual(paths);
});

test.each([
  ['/acquisto/mobilita/:product', ['/acquisto/mobilita/mimuovo', '/acquisto/mobilita/bici2go']],
  [
    '/acquisto/rc-terzi/:product',
    ['/acquisto/rc-terzi/-', '/acquisto/rc-terzi/rc-terzi-5', '/acquisto/rc-terzi/rc-terzi-10'],
  ],
  ['/acquisto/:product', ['/acquisto/covid', '/acquisto/monopattino']],
])('what is bought at %s is there as HTML, and nothing else', async (path, addresses) => {
  expect(await prerendered(path)).toEqual(addresses);
});

test('a quote and a registration are there as HTML for each product, and for whatever else is named', async () => {
  expect((await prerendered('/preventivo/:product'))?.slice(0, 2)).toEqual([
    '/preventivo/generico',
    '/preventivo/pensione-integrativa',
  ]);
  expect((await prerendered('/register-account/:flow/:product'))?.slice(0, 2)).toEqual([
    '/register-account/-/-',
    '/register-account/acquisto/rc-terzi-5',
  ]);
});
