import type { ProductPageKey } from '@riparo/domain/deal/product-pages.ts';
import type { ProductText } from './product-text.ts';

/** Each text in a chunk of its own: who reads one page loads one. */
const loaders: Readonly<Record<ProductPageKey, () => Promise<ProductText>>> = {
  vita: async () => (await import('./vita.ts')).vita,
  'rc-terzi': async () => (await import('./rc-terzi.ts')).rcTerzi,
  pet: async () => (await import('./pet.ts')).pet,
  'covid-19': async () => (await import('./covid-19.ts')).covid19,
  monopattino: async () => (await import('./monopattino.ts')).monopattino,
  mimuovo: async () => (await import('./mimuovo.ts')).mimuovo,
  bici2go: async () => (await import('./bici2go.ts')).bici2go,
  ski: async () => (await import('./ski.ts')).ski,
};

const loading = new Map<ProductPageKey, Promise<ProductText>>();

/** The same promise for the same product: React waits for it. After a failure the page is loaded afresh. */
export const loadProduct = (key: ProductPageKey): Promise<ProductText> => {
  const known = loading.get(key) ?? loaders[key]();
  loading.set(key, known);
  return known;
};
