import { test } from './support/engine-story.ts';
import type { Visitor } from './support/visitor.ts';

// Chromium uses speculation rules, and does not report what it has fetched (`reads-about-a-product.spec.ts`).
/** Whether the page has prefetched another one, ahead of a click. */
const hasFetched = (visitor: Visitor, path: string) =>
  visitor.run(
    (wanted: string) =>
      performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === wanted),
    path,
  );

const isPrefetched = (visitor: Visitor, path: string) =>
  visitor.until(() => hasFetched(visitor, path), `${path} is asked for before it is opened`);

test('the next page is fetched while its link is pointed at, focused or touched', async ({ visitor }) => {
  await visitor.open('/privacy');
  await visitor.hover('link', 'Guide');
  await isPrefetched(visitor, '/guide');
  await visitor.run(() => document.querySelector<HTMLElement>('header a[href="/prodotti"]')?.focus());
  await isPrefetched(visitor, '/prodotti');
  await visitor.run(() => {
    const link = document.querySelector('footer a[href="/trasparenza"]');
    link?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  });
  await isPrefetched(visitor, '/trasparenza');
  await visitor.click('link', 'Guide');
  await visitor.isAt('/guide');
});

test('a question’s code is fetched while its product is read', async ({ visitor }) => {
  await visitor.open('/prodotti/pet');
  const scripts = await visitor.run(() =>
    (document.querySelector<HTMLMetaElement>('meta[name="next-scripts"]')?.content ?? '').split(' '),
  );
  await visitor.key('PageUp');
  for (const script of scripts) await isPrefetched(visitor, script);
  await visitor.click('link', 'Acquista online');
  await visitor.isAt('/acquisto/pet');
});
