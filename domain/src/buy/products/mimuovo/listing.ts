import { pageOfOne } from '../page-of-one.ts';
import { mimuovo } from './product.ts';

export const mimuovoPage = pageOfOne(mimuovo, {
  picture: 'many-ways',
  suitability: () => import('./suitability.ts'),
  texts: () => import('./page.ts'),
});
