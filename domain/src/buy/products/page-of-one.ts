import type { ProductPage, PurchasableProduct } from './product.ts';

type Page = Pick<ProductPage, 'picture' | 'texts' | 'suitability'>;

export const singleVariantPage = <const Key extends string>(
  product: PurchasableProduct<Key>,
  page: Page,
): ProductPage<Key, Key> => ({
  key: product.key,
  name: product.title,
  line: product.subTitle,
  variants: [product],
  ...page,
});
