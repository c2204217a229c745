import { cents } from '../../../platform/values/money.ts';
import { mobility } from '../families.ts';
import type { PurchasableProduct } from '../product.ts';

export const mimuovo: PurchasableProduct<'mimuovo'> = {
  ...mobility,
  key: 'mimuovo',
  title: 'MiMuovo',
  subTitle: 'Una protezione per te, a piedi e in bici, anche in condivisione',
  priceCents: cents(35_00),
  webFlowBaseUrl: '/acquisto/mobilita/mimuovo/',
  formId: 'Buying Mobility mimuovo',
};
