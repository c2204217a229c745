import type { ProductText } from '@riparo/domain/buy/products/page-text.ts';
import type { ProductPage } from '@riparo/domain/buy/products/product.ts';

const loading = new Map<string, Promise<ProductText>>();

/** The same promise for the same product: React waits for it. After a failure the page is loaded afresh. */
export const loadProduct = ({ key, texts }: ProductPage): Promise<ProductText> => {
  const known = loading.get(key) ?? texts().then(({ page }) => page);
  loading.set(key, known);
  return known;
};
