import { bici2goPage } from './bici2go/product.ts';
import { covid19Page } from './covid-19/product.ts';
import { mimuovoPage } from './mimuovo/product.ts';
import { monopattinoPage } from './monopattino/product.ts';
import { petPage } from './pet/product.ts';
import type { Noun, ProductPage, PurchasableProduct, SoldProduct } from './product.ts';
import { rcTerziPage } from './rc-terzi/product.ts';
import { ski, skiPage } from './ski/product.ts';
import { vitaPage } from './vita/product.ts';

/** Everything there is, in the order in which it is shown. Another product is another line here. */
const pages = [
  vitaPage,
  rcTerziPage,
  petPage,
  covid19Page,
  monopattinoPage,
  mimuovoPage,
  bici2goPage,
  skiPage,
] as const;

export type ProductPageKey = (typeof pages)[number]['key'];

/** What is bought online for a year. */
export type PurchasableKey = (typeof pages)[number]['variants'][number]['key'];
export type ProductKey = PurchasableKey | typeof ski.key;

export const productPages: readonly ProductPage<ProductPageKey, PurchasableKey>[] = pages;

export const purchasableProducts: readonly PurchasableProduct<PurchasableKey>[] = productPages.flatMap(
  ({ variants }) => variants,
);

export const soldProducts: readonly SoldProduct<ProductKey>[] = [...purchasableProducts, ski];

export const findPurchasableProduct = (key: string | undefined) =>
  purchasableProducts.find((product) => product.key === key);

export const findSoldProduct = (key: string | undefined) =>
  soldProducts.find((product) => product.key === key);

/** A product that is no longer sold was insurance, as most are. */
export const nounOf = (key: string): Noun => findSoldProduct(key)?.noun ?? 'polizza';

/** By its terms, another year follows without a word. */
export const renewsTacitly = (key: string) => findSoldProduct(key)?.renewal === 'renews-tacitly';
