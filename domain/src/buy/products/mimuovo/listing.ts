import { singleVariantPage } from '../page-of-one.ts';
import { mimuovo } from './product.ts';

export const mimuovoPage = singleVariantPage(mimuovo, {
  picture: 'many-ways',
  suitability: () => import('./suitability.ts'),
  texts: () => import('./page.ts'),
});
