import { productPages, type ProductPageKey } from './catalogue.ts';

export const productPageKeys: readonly ProductPageKey[] = productPages.map(({ key }) => key);

export const isProductPageKey = (key: string): key is ProductPageKey =>
  productPageKeys.some((known) => known === key);

export const productPagePath = (key: ProductPageKey) => `/prodotti/${key}`;

export const findProductPage = (key: string) => productPages.find((page) => page.key === key);

/** The page of what is sold under a key: two ceilings of liability share one. */
export const pageSelling = (productKey: string) =>
  productPages.find(({ variants }) => variants.some(({ key }) => key === productKey)) ??
  findProductPage(productKey);

/** The page that explains what is sold under a key. */
export const pageOfProduct = (productKey: string): ProductPageKey | null =>
  pageSelling(productKey)?.key ?? null;

export const pictureOf = (productKey: string) => pageSelling(productKey)?.picture;
