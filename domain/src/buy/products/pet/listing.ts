import { singleVariantPage } from '../page-of-one.ts';
import { pet } from './product.ts';

export const petPage = singleVariantPage(pet, {
  picture: 'dog-and-cat',
  suitability: () => import('./suitability.ts'),
  texts: () => import('./page.ts'),
});
