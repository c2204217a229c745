import { findPurchasableProduct, type PurchasableProduct } from '../deal/products.ts';
import type { AreaKey } from './areas.ts';
import type { Facts } from './facts.ts';

/** What is sold here for an area to a person like this; undefined where it takes a quote. */
export function soldOnline(area: AreaKey, { pets, vehicles }: Facts): PurchasableProduct | undefined {
  if (area === 'animali' && (pets.includes('Cane') || pets.includes('Gatto')))
    return findPurchasableProduct('pet');
  if (area !== 'mobilita') return undefined;
  // The law wants an insurance for the scooter, so that one comes first.
  return findPurchasableProduct(vehicles.includes('Monopattino elettrico') ? 'monopattino' : 'bici2go');
}

/** Where its purchase begins. */
export const purchasePath = ({ webFlowBaseUrl }: PurchasableProduct) => webFlowBaseUrl.replace(/\/$/, '');
