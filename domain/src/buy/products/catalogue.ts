import { everyProduct } from './every-product.ts';
import type { Noun, ProductPage, PurchasableProduct, SoldProduct } from './product.ts';
import { ski } from './ski/product.ts';

export type ProductPageKey = (typeof everyProduct)[number]['key'];

export type PurchasableKey = (typeof everyProduct)[number]['variants'][number]['key'];
export type ProductKey = PurchasableKey | typeof ski.key;

export const productPages: readonly ProductPage<ProductPageKey, PurchasableKey>[] = everyProduct;

export const purchasableProducts: readonly PurchasableProduct<PurchasableKey>[] = productPages.flatMap(
  ({ variants }) => variants,
);

export const soldProducts: readonly SoldProduct<ProductKey>[] = [...purchasableProducts, ski];

export const findPurchasableProduct = (key: string | undefined) =>
  purchasableProducts.find((product) => product.key === key);

export const findSoldProduct = (key: string | undefined) =>
  soldProducts.find((product) => product.key === key);

/** Discontinued products were insurance, as most are. */
/** Discontinued products were insurance, as most are. */
export const providerOf = (key: string) => findSoldProduct(key)?.provider ?? 'insurer';

export const nounOf = (key: string): Noun => findSoldProduct(key)?.noun ?? 'polizza';

/** By its terms it continues for another year unless someone objects. */
export const renewsTacitly = (key: string) => findSoldProduct(key)?.renewal === 'renews-tacitly';
