import { findPurchasableProduct } from '@riparo/domain/buy/products/catalogue.ts';
import { deleteProgress } from '../../../platform/wizard/forget-progress.ts';

/** The answers of a paid purchase are no longer needed, in this tab either. */
export const deleteAnswers = (productKey: string) => {
  const product = findPurchasableProduct(productKey);
  if (product) deleteProgress(product.formId);
};
