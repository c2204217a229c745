import { productPages, type ProductPageKey } from '@riparo/domain/buy/products/catalogue.ts';
import { productPagePath } from '@riparo/domain/buy/products/pages.ts';
import { purchasePath } from '@riparo/domain/buy/products/paths.ts';
import type { ProductPage } from '@riparo/domain/buy/products/product.ts';
import { describePrice, startingPrice } from '@riparo/domain/buy/products/starting-prices.ts';

/** What product lists show of each product. */
export interface ProductHead extends Pick<ProductPage<ProductPageKey>, 'key' | 'name' | 'line' | 'picture'> {
  readonly path: string;
  /** For example `da € 60,00 all’anno`. */
  readonly price: string;
  /** Where its page leads on; `#…` is a choice on the page itself. */
  readonly start: { readonly to: string; readonly label: string };
}

/** The id of the table that compares variants. */
export const COMPARISON_ID = 'confronto';

const startOf = ({ flow, variants: [first, ...others] }: ProductPage): ProductHead['start'] => {
  if (!first) return { to: flow ?? '/', label: 'Calcola il tuo prezzo' };
  return others.length > 0
    ? { to: `#${COMPARISON_ID}`, label: 'Scegli il massimale' }
    : { to: purchasePath(first), label: 'Acquista online' };
};

export const productHead = (page: ProductPage<ProductPageKey>): ProductHead => {
  const { key, name, line, picture } = page;
  return {
    key,
    name,
    line,
    picture,
    path: productPagePath(key),
    price: describePrice(startingPrice(key)),
    start: startOf(page),
  };
};

export const productHeads: readonly ProductHead[] = productPages.map(productHead);
