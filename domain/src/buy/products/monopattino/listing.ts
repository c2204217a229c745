import { singleVariantPage } from '../page-of-one.ts';
import { monopattino } from './product.ts';

export const monopattinoPage = singleVariantPage(monopattino, {
  picture: 'on-a-scooter',
  suitability: () => import('./suitability.ts'),
  texts: () => import('./page.ts'),
});
