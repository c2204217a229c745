import { SKI_PATH } from './paths.ts';
import type { ProductPage, SoldProduct } from '../product.ts';

/** Its price follows from who is insured and for how long, and its flow is its own. */
export const ski: SoldProduct<'ski'> = {
  key: 'ski',
  title: 'Polizza Sci',
  subTitle: 'Responsabilità civile e infortuni sulle piste',
  cardAccount: 'main',
  order: 'pay-only',
  noun: 'polizza',
  provider: 'insurer',
  webFlowBaseUrl: '/acquisto/ski/',
  renewal: 'ends',
};

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
