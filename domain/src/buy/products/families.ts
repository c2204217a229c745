import type { PurchasableProduct } from './product.ts';

type Family = Omit<
  PurchasableProduct,
  'key' | 'title' | 'subTitle' | 'priceCents' | 'webFlowBaseUrl' | 'formId' | 'questions' | 'renewal'
>;

export const subsidy = {
  cardAccount: 'partner',
  order: 'pay-first',
  noun: 'sussidio',
  provider: 'mutual-society',
  words: 'subsidy',
} as const satisfies Family;

/** Light vehicles: paid, then signed, and renewed every year. */
export const mobility = {
  cardAccount: 'main',
  order: 'pay-first',
  noun: 'polizza',
  provider: 'insurer',
  words: 'policy',
  renewal: 'renews-tacitly',
  questions: [
    'names',
    'birth',
    'address',
    'gender',
    'tax-code',
    'contacts',
    'documents',
    'sold-at-distance',
    'suitable',
  ],
} as const satisfies Family & Pick<PurchasableProduct, 'renewal' | 'questions'>;

export const liability = {
  cardAccount: 'main',
  order: 'sign-first',
  noun: 'polizza',
  provider: 'insurer',
  words: 'signed-policy',
} as const satisfies Family;
