import type { ProductText } from '@riparo/domain/buy/products/page-text.ts';
import type { ProductPage } from '@riparo/domain/buy/products/product.ts';

const loading = new Map<string, Promise<ProductText>>();

/** Always the same promise for a product, as React's `use` needs it. After a failure the page is reloaded. */
export const loadProduct = ({ key, texts }: ProductPage): Promise<ProductText> => {
  const known = loading.get(key) ?? texts().then(({ page }) => page);
  loading.set(key, known);
  return known;
};
