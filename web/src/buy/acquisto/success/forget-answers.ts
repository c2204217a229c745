import { findPurchasableProduct } from '@riparo/domain/buy/products/catalogue.ts';
import { forgetProgress } from '../../../platform/wizard/forget-progress.ts';

/** Of a purchase that is paid nobody needs the answers any more, in this tab either. */
export const forgetAnswers = (productKey: string) => {
  const product = findPurchasableProduct(productKey);
  if (product) forgetProgress(product.formId);
};
