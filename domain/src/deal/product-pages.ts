/** Every product is explained on a page of its own, at `/prodotti/pet`, before anybody is asked anything. */
export const productPageKeys = [
  'vita',
  'rc-terzi',
  'pet',
  'covid-19',
  'monopattino',
  'mimuovo',
  'bici2go',
  'ski',
] as const;

export type ProductPageKey = (typeof productPageKeys)[number];

export const isProductPageKey = (key: string): key is ProductPageKey =>
  (productPageKeys as readonly string[]).includes(key);

export const productPagePath = (key: ProductPageKey) => `/prodotti/${key}`;

/** The page that explains what is sold under a key: two ceilings of liability share one. */
export const pageOfProduct = (productKey: string): ProductPageKey | null => {
  const key = productKey.replace(/^(rc-terzi)-\d+$/, '$1');
  return isProductPageKey(key) ? key : null;
};
