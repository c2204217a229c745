import { singleVariantPage } from '../page-of-one.ts';
import { covid19 } from './product.ts';

export const covid19Page = singleVariantPage(covid19, {
  picture: 'resting-person',
  suitability: () => import('./suitability.ts'),
  texts: () => import('./page.ts'),
});
