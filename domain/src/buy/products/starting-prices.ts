import { lifeStartingPrice } from './vita/starting-price.ts';
import { type Cents, cents, formatEuro } from '../../platform/values/money.ts';
import { skiTariff } from './ski/price.ts';
import type { ProductPageKey } from './catalogue.ts';
import { findProductPage } from './pages.ts';

/** A product's price as on a price tag, taken from the tariffs and the catalogue only. */
export type StartingPrice = {
  readonly cents: Cents;
  readonly per: 'all’anno' | 'al mese' | 'al giorno';
  /** Others pay more, by age, limit or package. */
  readonly isLowest: boolean;
};

const yearly = (key: ProductPageKey): StartingPrice => {
  const variants = findProductPage(key)?.variants ?? [];
  const [cheapest] = variants;
  if (!cheapest) throw new RangeError(`nothing is bought for a year at: ${key}`);
  return { cents: cheapest.priceCents, per: 'all’anno', isLowest: variants.length > 1 };
};

export const startingPrice = (key: ProductPageKey): StartingPrice => {
  switch (key) {
    case 'vita':
      return { cents: lifeStartingPrice(), per: 'al mese', isLowest: true };
    case 'ski':
      // For an adult: children pay even less.
      return { cents: cents(skiTariff.base.adultDayCents), per: 'al giorno', isLowest: true };
    default:
      return yearly(key);
  }
};

/** `da € 60,00 all’anno` */
export const describePrice = ({ cents: amount, per, isLowest }: StartingPrice) =>
  `${isLowest ? 'da ' : ''}${formatEuro(amount)} ${per}`;
