import type { ProductPage } from '../product.ts';

/** Quoted here and concluded with a consultant: it is not sold online. */
export const vitaPage: ProductPage<'vita', never> = {
  key: 'vita',
  name: 'Polizza Vita',
  line: 'Un capitale per chi conta su di te, se vieni a mancare',
  picture: 'open-umbrella',
  variants: [],
  flow: '/preventivo/vita-tcm',
  texts: () => import('./page.ts'),
};
