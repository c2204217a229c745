import { productPages, type ProductPageKey } from './catalogue.ts';

export const productPageKeys: readonly ProductPageKey[] = productPages.map(({ key }) => key);

export const isProductPageKey = (key: string): key is ProductPageKey =>
  productPageKeys.some((known) => known === key);

export const productPagePath = (key: ProductPageKey) => `/prodotti/${key}`;

export const findProductPage = (key: string) => productPages.find((page) => page.key === key);

/** The page that sells a product; the two liability limits share one. */
export const salesPageOf = (productKey: string) =>
  productPages.find(({ variants }) => variants.some(({ key }) => key === productKey)) ??
  findProductPage(productKey);

export const pageOfProduct = (productKey: string): ProductPageKey | null =>
  salesPageOf(productKey)?.key ?? null;

export const pictureOf = (productKey: string) => salesPageOf(productKey)?.picture;
