import { ADULT_AGE } from '../../../platform/values/calendar.ts';
import { cents } from '../../../platform/values/money.ts';
import { subsidy } from '../families.ts';
import type { PurchasableProduct } from '../product.ts';

export const PET_MAX_AGE = 10;

export const pet: PurchasableProduct<'pet'> = {
  ...subsidy,
  key: 'pet',
  title: 'Sussidio Pet',
  subTitle: 'Un aiuto per le cure del tuo cane o del tuo gatto',
  priceCents: cents(79_00),
  webFlowBaseUrl: '/acquisto/pet/',
  formId: 'Buying Pet',
  forWhom: `Per un cane o un gatto fino a ${PET_MAX_AGE} anni compiuti. Chi acquista ne ha almeno ${ADULT_AGE}.`,
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
  // A subsidy in name only.
  provider: 'insurer',
};
