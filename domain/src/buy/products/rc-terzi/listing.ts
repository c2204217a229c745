import type { ProductPage } from '../product.ts';
import { rcTerzi10, rcTerzi5 } from './product.ts';

export const rcTerziPage: ProductPage<'rc-terzi', typeof rcTerzi5.key | typeof rcTerzi10.key> = {
  key: 'rc-terzi',
  name: 'RC Terzi',
  line: 'I danni che causi agli altri, nella vita di ogni giorno',
  picture: 'ball-at-the-window',
  variants: [rcTerzi5, rcTerzi10],
  suitability: () => import('./suitability.ts'),
  texts: () => import('./page.ts'),
};
