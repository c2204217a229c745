import { singleVariantPage } from '../page-of-one.ts';
import { bici2go } from './product.ts';

export const bici2goPage = singleVariantPage(bici2go, {
  picture: 'on-the-move',
  suitability: () => import('./suitability.ts'),
  texts: () => import('./page.ts'),
});
