import { productPageKeys } from '@riparo/domain/buy/products/pages.ts';
import { expect, test } from 'vitest';
import { readingPages } from '../../../assembly/reading-pages.tsx';
import { pages } from '../../../assembly/routes.tsx';
import { listedPages } from './listed-pages.ts';
import { structuredDataOf } from './structured-data.ts';

test('every listed page is in the site map, and none belongs to the sandbox', () => {
  const known = new Map([...readingPages, ...pages].map((page) => [page.path, page]));
  for (const path of listedPages) expect(known.get(path)).toMatchObject({ path });
  expect([...listedPages].filter((path) => known.get(path)?.sandboxOnly)).toEqual([]);
});

test('the home page describes the broker and answers questions', async () => {
  const things = await structuredDataOf('/');
  expect(things.map((thing) => thing['@type'])).toEqual(['InsuranceAgency', 'WebSite', 'FAQPage']);
  // Placeholders are not published.
  expect(JSON.stringify(things)).not.toContain('da inserire');
});

test.each(productPageKeys)('%s is a product with a price, questions and a place', async (key) => {
  const [product, ...others] = await structuredDataOf(`/prodotti/${key}`);
  expect(product).toMatchObject({ '@type': 'Product', offers: { priceCurrency: 'EUR' } });
  expect(JSON.stringify(product)).toMatch(/"(?:price|lowPrice)":"\d+\.\d\d"/);
  expect(others.map((thing) => thing['@type'])).toEqual(['FAQPage', 'BreadcrumbList']);
});

test('a page without structured data adds none', async () => {
  expect(await structuredDataOf('/privacy')).toEqual([]);
});
