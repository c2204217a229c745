import { type Cents, cents } from '../../../platform/values/money.ts';
import { liability } from '../families.ts';
import type { PurchasableProduct } from '../product.ts';
import { ceilingOf } from './ceiling.ts';

/** Two limits, with no other difference. */
type Variant<Key> = {
  readonly key: Key;
  readonly title: string;
  readonly priceCents: Cents;
  readonly ceilingCents: Cents;
};

const upToCeiling = <const Key extends string>(variant: Variant<Key>): PurchasableProduct<Key> => ({
  ...liability,
  ...variant,
  subTitle: `I danni che causi agli altri ogni giorno, ${ceilingOf(variant)}`,
  webFlowBaseUrl: `/acquisto/rc-terzi/${variant.key}/`,
  formId: `Buying General Liability ${variant.key}`,
  questions: [
    'intro',
    'birth',
    'address',
    'gender',
    'tax-code',
    'contacts-with-phone',
    'online-only',
    'documents',
    'suits-you',
  ],
  renewal: 'ends',
});

export const rcTerzi5 = upToCeiling({
  key: 'rc-terzi-5',
  title: 'RC Terzi 5',
  priceCents: cents(60_00),
  ceilingCents: cents(500_000_00),
});

export const rcTerzi10 = upToCeiling({
  key: 'rc-terzi-10',
  title: 'RC Terzi 10',
  priceCents: cents(95_00),
  ceilingCents: cents(1_000_000_00),
});
