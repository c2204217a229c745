import { cents } from '../../../platform/values/money.ts';
import { mobility } from '../families.ts';
import type { PurchasableProduct } from '../product.ts';

export const monopattino: PurchasableProduct<'monopattino'> = {
  ...mobility,
  key: 'monopattino',
  title: 'Monopattino',
  subTitle: 'Responsabilità civile e infortuni in monopattino',
  priceCents: cents(29_00),
  webFlowBaseUrl: '/acquisto/monopattino/',
  formId: 'Buying Mobility monopattino',
  // A scooter is identified by its plate.
  questions: [
    'names',
    'birth',
    'address',
    'gender',
    'tax-code',
    'contacts-with-plate',
    'documents',
    'sold-at-distance',
    'suitable',
  ],
  renewal: 'ends-by-law',
};
