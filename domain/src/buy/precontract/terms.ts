import { findPurchasableProduct } from '../products/catalogue.ts';
import type { SoldProduct } from '../products/product.ts';
import type { Terms } from '../products/terms/terms-in-words.ts';
import { skiTerms } from '../products/ski/cover.ts';
import { yearlyTerms } from '../products/terms/yearly-terms.ts';

export const termsOf = ({ key }: SoldProduct): Terms => {
  const product = findPurchasableProduct(key);
  return product ? yearlyTerms(product) : skiTerms;
};
