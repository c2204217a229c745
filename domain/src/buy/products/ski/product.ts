import type { SoldProduct } from '../product.ts';

/** Its price depends on the insured and the duration; it has its own flow. */
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
