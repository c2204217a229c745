import { pageOfProduct } from '../../buy/products/pages.ts';
import type { ProductPageKey } from '../../buy/products/catalogue.ts';
import { findPurchasableProduct } from '../../buy/products/catalogue.ts';
import type { PurchasableProduct } from '../../buy/products/product.ts';
import { LIFE_TARIFF } from '../../buy/products/vita/tariff.ts';
import type { AreaKey } from './areas.ts';
import { bicyclesOf, type Facts, SCOOTER } from './facts.ts';

/** The product we sell to such a person for an area; undefined if it takes a quote. */
export function soldOnline(area: AreaKey, { pets, vehicles }: Facts): PurchasableProduct | undefined {
  if (area === 'animali' && (pets.includes('Cane') || pets.includes('Gatto')))
    return findPurchasableProduct('pet');
  if (area === 'rc-famiglia') return findPurchasableProduct('rc-terzi-5');
  if (area !== 'mobilita') return undefined;
  // Scooter insurance is compulsory, so it comes first.
  return findPurchasableProduct(vehicles.includes(SCOOTER) ? 'monopattino' : 'bici2go');
}

/** The page of our product for an area; null if there is none for such a person. */
export function productPageFor(area: AreaKey, facts: Facts): ProductPageKey | null {
  const sold = soldOnline(area, facts);
  if (sold) return pageOfProduct(sold.key);
  if (area === 'vita') return facts.age <= LIFE_TARIFF.entryAge.oldest ? 'vita' : null;
  return area === 'sport' && facts.skis ? 'ski' : null;
}

/** Includes additional products: a scooter's policy does not cover a bicycle. */
export function productPagesFor(area: AreaKey, facts: Facts): readonly ProductPageKey[] {
  const page = productPageFor(area, facts);
  if (page === null) return [];
  return page === 'monopattino' && bicyclesOf(facts).length > 0 ? [page, 'bici2go'] : [page];
}
