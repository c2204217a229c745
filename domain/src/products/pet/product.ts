import { cents } from '../../values/money.ts';
import { subsidy } from '../families.ts';
import type { PurchasableProduct } from '../product.ts';

export const pet: PurchasableProduct<'pet'> = {
  ...subsidy,
  key: 'pet',
  title: 'Sussidio Pet',
  subTitle: 'Un aiuto per le cure del tuo cane o del tuo gatto',
  priceCents: cents(79_00),
  webFlowBaseUrl: '/acquisto/pet/',
  formId: 'Buying Pet',
  questions: [
    'pet-type',
    'names',
    'birth',
    'address',
    'gender',
    'tax-code',
    'pet',
    'suitable-and-documents',
    'sold-at-distance',
    'contacts',
  ],
  words: 'insured-subsidy',
  renewal: 'ends',
  // A subsidy by its name alone.
  provider: 'insurer',
};
