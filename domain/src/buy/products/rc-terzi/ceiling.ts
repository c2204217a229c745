import { cents, formatWholeEuro } from '../../../platform/values/money.ts';
import type { PurchasableProduct } from '../product.ts';

/** `fino a € 500.000 per sinistro` */
export const ceilingOf = ({ ceilingCents = cents(0) }: Pick<PurchasableProduct, 'ceilingCents'>) =>
  `fino a ${formatWholeEuro(ceilingCents)} per sinistro`;
