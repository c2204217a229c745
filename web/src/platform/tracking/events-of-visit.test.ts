import { expect, test } from 'vitest';
import { allowed } from '@riparo/domain/platform/tracking/events.ts';
import { readingPages } from '../../assembly/reading-pages.tsx';
import { type Page, provideSiteMap } from '../page/page.ts';
import { pages as applicationPages } from '../../assembly/routes.tsx';
import { pageOf } from './count-application.ts';
import { targetOf } from './target-of.ts';

provideSiteMap(applicationPages);
const pages = [...readingPages, ...applicationPages];

const origin = 'https://www.riparo.example';
const secrets = ['ada%40example.it', '2c5ea4c0-4067-11e9-8bad-9b1deb4d3b7d', 'ada-rossi', 'Kx8_QmFz0aP3'];

/** Every address of the site with personal data for every parameter. */
const personalAddresses = pages.flatMap((page) =>
  [page.path, ...(page.also ?? [])].flatMap((pattern) =>
    secrets.map((secret) => pattern.replaceAll(/:\w+\??/g, secret)),
  ),
);

test('no event reveals the personal parts of an address', () => {
  for (const address of personalAddresses) {
    const page = pageOf(address) ?? '/';
    expect(secrets.filter((secret) => page.includes(secret))).toEqual([]);
    expect(allowed({ name: 'pageview', page })).not.toBeNull();
  }
});

test.each([
  ['/', '/'],
  ['/home', '/'],
  ['/preventivo/casa', '/preventivo/casa'],
  ['/preventivo/ada-rossi', '/preventivo/:product'],
  ['/guide/vita', '/guide/vita'],
  ['/customer/login', '/login'],
  ['/acquisto/mobilita/bici2go', '/acquisto/mobilita/bici2go'],
  ['/confirm-account/ada@example.it', '/confirm-account/:username/:state'],
  ['/non/esiste/proprio/mai', null],
])('%s is counted as %s', (address, counted) => {
  expect(pageOf(address)).toBe(counted);
});

test.each([
  ['mailto:ada@example.it?subject=Aiuto', 'e-mail'],
  ['tel:800486661', 'telefono'],
  ['https://chat.riparo.example/', 'chat'],
  [`${origin}/prenota-una-chiamata`, 'prenotazione'],
  ['https://www.ivass.it/', 'altro-sito'],
  [`${origin}/guide/vita.pdf`, 'pdf'],
  [`${origin}/preventivo/casa?da=report`, '/preventivo/casa'],
])('a link to %s is counted as %s', (href, counted) => {
  expect(targetOf(href, origin, pageOf)).toBe(counted);
});

/** No link leads to a page about a person: that page goes by its own pattern. */
const isLinkedTo = ({ path, prerenderAt }: Page) => prerenderAt !== undefined || !path.includes(':');

test('static pages are counted by their own address', async () => {
  for (const { path, prerenderAt } of readingPages.filter(isLinkedTo)) {
    const addresses = typeof prerenderAt === 'function' ? await prerenderAt() : [path];
    expect(addresses.map(pageOf)).toEqual(addresses);
  }
});
