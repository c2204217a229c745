import { findPurchasableProduct, type SoldProduct } from '../deal/products.ts';
import type { Cover } from './cover.ts';
import type { Terms } from './terms-in-words.ts';
import { skiTerms } from './texts/ski.ts';
import { yearlyTerms } from './yearly-terms.ts';

export const termsOf = ({ key }: SoldProduct, cover: Cover): Terms => {
  const product = findPurchasableProduct(key);
  return product ? yearlyTerms(product, cover) : skiTerms;
};
