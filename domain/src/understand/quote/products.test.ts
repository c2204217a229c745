import { expect, test } from 'vitest';
import { soldProducts } from '../../buy/products/catalogue.ts';
import { findQuotableProduct } from './products.ts';

test.each([...soldProducts.map(({ key }) => key), 'rc-terzi'])(
  'a quote can be asked for %s, which is sold online',
  (key) => {
    expect(findQuotableProduct(key)?.key).toBe(key);
  },
);

test('each is named as it is sold', () => {
  for (const { key, title } of soldProducts) expect(findQuotableProduct(key)?.title).toBe(title);
});
