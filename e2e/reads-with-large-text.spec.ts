import { readFileSync } from 'node:fs';
import { SESSION_MARKER } from '@riparo/domain/people/account/session-marker.ts';
import { outOfReach } from './support/out-of-reach.ts';
import { expect, test } from './support/story.ts';

type SitePage = { pattern: string; file: string; sandboxOnly: boolean };

const sitePages = JSON.parse(
  readFileSync(new URL('../web/dist/pages.json', import.meta.url), 'utf8'),
) as SitePage[];

/** Pages of one kind, such as the quotes, differ only in some words: one of each address depth is checked. */
const kindOf = (pattern: string) =>
  pattern
    .split('/')
    .map((part, place) => (place < 2 ? part : '-'))
    .join('/');

const addresses = [
  ...new Map(
    sitePages.filter(({ sandboxOnly }) => !sandboxOnly).map(({ pattern }) => [kindOf(pattern), pattern]),
  ).values(),
].map((pattern) => pattern.replaceAll(/:\w+\??/g, '-'));

// As served, before their code runs: hydrated pages are checked wherever a story checks accessibility.
test.use({ javaScriptEnabled: false });

const settings = [
  { name: 'zoomed to 400 %', viewport: { width: 320, height: 256 }, largeText: false },
  { name: 'on a phone with text of 200 %', viewport: { width: 390, height: 844 }, largeText: true },
  { name: 'on a desk with text of 200 %', viewport: { width: 1280, height: 800 }, largeText: true },
];

test('no page is wider than the screen, zoomed or with large text, and none has a dead button', async ({
  page,
  context,
}) => {
  const origin = new URL((await page.goto('/'))?.url() ?? '').origin;
  // Pages for signed-in customers are only sent with this cookie.
  await context.addCookies([{ name: SESSION_MARKER, value: '1', url: origin }]);
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    for (const { name, viewport, largeText } of settings) {
      await page.setViewportSize(viewport);
      const lost = await outOfReach(page, { largeText });
      if (lost.length > 0) found[`${address} ${name}`] = lost;
    }
    const dead = await page.locator('form button:visible').count();
    if (dead > 0) found[`${address} without script`] = [`${dead} dead buttons`];
    const saysWhy = await page.locator('noscript p').filter({ hasText: 'serve JavaScript' }).count();
    if ((await page.locator('form').count()) > saysWhy) found[`${address} unsaid`] = [`${saysWhy} sentences`];
  }
  expect(found).toEqual({});
});
