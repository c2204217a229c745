import { cents } from '../../../platform/values/money.ts';
import { subsidy } from '../families.ts';
import type { PurchasableProduct } from '../product.ts';

export const COVID_MIN_AGE = 18;
export const COVID_MAX_AGE = 60;

export const covid19: PurchasableProduct<'covid-19'> = {
  ...subsidy,
  key: 'covid-19',
  title: 'Sussidio Covid-19',
  subTitle: 'Una somma fissa se il Covid ti porta in ospedale',
  priceCents: cents(49_00),
  webFlowBaseUrl: '/acquisto/covid/',
  formId: 'Buying Covid',
  forWhom: `Per chi ha da ${COVID_MIN_AGE} a ${COVID_MAX_AGE} anni compiuti.`,
  questions: [
    'names',
    'birth-within-covid-ages',
    'address',
    'gender',
    'tax-code',
    'suitable-and-documents',
    'sold-at-distance',
    'contacts',
  ],
  renewal: 'ends',
};
