import { expect, test } from 'vitest';
import { soldProducts } from '../../buy/products/catalogue.ts';
import { findQuotableProduct } from './products.ts';

test.each([...soldProducts.map(({ key }) => key), 'rc-terzi'])(
  'a quote can be requested for %s, which is also sold online',
  (key) => {
    expect(findQuotableProduct(key)?.key).toBe(key);
  },
);

test('each product has its catalogue name', () => {
  for (const { key, title } of soldProducts) expect(findQuotableProduct(key)?.title).toBe(title);
});
