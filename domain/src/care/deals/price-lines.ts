import { type Cents, formatEuro } from '../../platform/values/money.ts';

export type Fact = { readonly label: string; readonly value: string };

type Priced = {
  readonly priceCents: Cents;
  /** For a year; false if for the whole cover, of whatever length. */
  readonly isYearly: boolean;
  readonly isRenewal: boolean;
};

/** A list price with its date. A product with a tariff explains its price itself. */
export const priceLines = ({ priceCents, isYearly, isRenewal }: Priced): readonly Fact[] => [
  { label: 'Prezzo', value: `${formatEuro(priceCents)}${isYearly ? ' all’anno' : ''}` },
  {
    label: 'Da dove viene',
    value: isRenewal
      ? 'Il prezzo di listino nel giorno in cui abbiamo proposto il rinnovo'
      : 'Il prezzo di listino nel giorno in cui la pratica è stata aperta',
  },
];
