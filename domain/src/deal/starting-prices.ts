import { lifeStartingPrice } from '../life/starting-price.ts';
import { type Cents, cents, formatEuro } from '../money.ts';
import { skiTariff } from '../ski/price.ts';
import type { ProductPageKey } from './product-pages.ts';
import { findPurchasableProduct } from './products.ts';

/** What a product costs, in the words of a price tag; the tariffs and the catalogue are the only source. */
export type StartingPrice = {
  readonly cents: Cents;
  readonly per: 'all’anno' | 'al mese' | 'al giorno';
  /** Others pay more: by age, by ceiling, by package. */
  readonly isLowest: boolean;
};

const yearly = (productKey: string, isLowest = false): StartingPrice => {
  const product = findPurchasableProduct(productKey);
  if (!product) throw new RangeError(`not in the catalogue: ${productKey}`);
  return { cents: product.priceCents, per: 'all’anno', isLowest };
};

export const startingPrice = (key: ProductPageKey): StartingPrice => {
  switch (key) {
    case 'vita':
      return { cents: lifeStartingPrice(), per: 'al mese', isLowest: true };
    case 'ski':
      // An adult's: children pay even less.
      return { cents: cents(skiTariff.base.adultDayCents), per: 'al giorno', isLowest: true };
    case 'rc-terzi':
      return yearly('rc-terzi-5', true);
    default:
      return yearly(key);
  }
};

/** `da € 60,00 all’anno` */
export const describePrice = ({ cents: amount, per, isLowest }: StartingPrice) =>
  `${isLowest ? 'da ' : ''}${formatEuro(amount)} ${per}`;
