import type { ProductPage } from '../product.ts';
import { SKI_PATH } from './paths.ts';
import { ski } from './product.ts';

export const skiPage: ProductPage<'ski', never> = {
  key: 'ski',
  name: ski.title,
  line: ski.subTitle,
  picture: 'on-skis',
  variants: [],
  flow: SKI_PATH,
  suitability: async () => {
    const { suitability } = await import('./suitability.ts');
    return { suitability: { [ski.key]: suitability } };
  },
  texts: () => import('./page.ts'),
};
