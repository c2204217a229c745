import type { SoldProduct } from '../product.ts';

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
