import { pageOfProduct } from '../../buy/products/pages.ts';
import type { ProductPageKey } from '../../buy/products/catalogue.ts';
import { findPurchasableProduct } from '../../buy/products/catalogue.ts';
import type { PurchasableProduct } from '../../buy/products/product.ts';
import { LIFE_TARIFF } from '../../buy/products/vita/tariff.ts';
import type { AreaKey } from './areas.ts';
import { bicyclesOf, type Facts, SCOOTER } from './facts.ts';

/** What is sold here for an area to a person like this; undefined where it takes a quote. */
export function soldOnline(area: AreaKey, { pets, vehicles }: Facts): PurchasableProduct | undefined {
  if (area === 'animali' && (pets.includes('Cane') || pets.includes('Gatto')))
    return findPurchasableProduct('pet');
  if (area === 'rc-famiglia') return findPurchasableProduct('rc-terzi-5');
  if (area !== 'mobilita') return undefined;
  // The law wants an insurance for the scooter, so that one comes first.
  return findPurchasableProduct(vehicles.includes(SCOOTER) ? 'monopattino' : 'bici2go');
}

/** The page of a product of ours that is about an area; null where there is none for a person like this. */
export function productPageFor(area: AreaKey, facts: Facts): ProductPageKey | null {
  const sold = soldOnline(area, facts);
  if (sold) return pageOfProduct(sold.key);
  if (area === 'vita') return facts.age <= LIFE_TARIFF.entryAge.oldest ? 'vita' : null;
  return area === 'sport' && facts.skis ? 'ski' : null;
}

/** And beside it what else one needs: the policy of a scooter covers no bicycle. */
export function productPagesFor(area: AreaKey, facts: Facts): readonly ProductPageKey[] {
  const page = productPageFor(area, facts);
  if (page === null) return [];
  return page === 'monopattino' && bicyclesOf(facts).length > 0 ? [page, 'bici2go'] : [page];
}
