import { cents } from '../../../platform/values/money.ts';
import { mobility } from '../families.ts';
import type { PurchasableProduct } from '../product.ts';

export const bici2go: PurchasableProduct<'bici2go'> = {
  ...mobility,
  key: 'bici2go',
  title: 'Bici2Go',
  subTitle: 'La tua bici, te e chi incontri per strada',
  priceCents: cents(45_00),
  webFlowBaseUrl: '/acquisto/mobilita/bici2go/',
  formId: 'Buying Mobility bici2go',
};
