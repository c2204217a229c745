import { SKI_PRICE_LINES } from '../../buy/products/ski/price-lines.ts';
import { type Cents, formatEuro } from '../../platform/values/money.ts';

export type Fact = { readonly label: string; readonly value: string };

type Priced = {
  readonly priceCents: Cents;
  /** For a year; false where it is for the whole cover, however long. */
  readonly isYearly: boolean;
  readonly isRenewal: boolean;
  /** Of ski alone, which has a tariff. */
  readonly ski: {
    readonly choice: string;
    readonly listPriceCents: Cents;
    readonly discountCents: Cents;
    readonly promoCode: string | null;
    readonly tariffVersion: string;
  } | null;
};

/** A price and how it came, in the words of the site and of the receipt. */
export const priceLines = ({ priceCents, isYearly, isRenewal, ski }: Priced): readonly Fact[] => {
  if (ski)
    return [
      { label: 'Scelta', value: ski.choice },
      { label: SKI_PRICE_LINES.list, value: formatEuro(ski.listPriceCents) },
      ...(ski.discountCents > 0
        ? [
            {
              label: ski.promoCode
                ? `${SKI_PRICE_LINES.discount} (${ski.promoCode})`
                : SKI_PRICE_LINES.discount,
              value: `−${formatEuro(ski.discountCents)}`,
            },
          ]
        : []),
      { label: SKI_PRICE_LINES.total, value: formatEuro(priceCents) },
      { label: 'Tariffa', value: ski.tariffVersion },
    ];
  return [
    { label: 'Prezzo', value: `${formatEuro(priceCents)}${isYearly ? ' all’anno' : ''}` },
    {
      label: 'Da dove viene',
      value: isRenewal
        ? 'Il prezzo di listino nel giorno in cui abbiamo proposto il rinnovo'
        : 'Il prezzo di listino nel giorno in cui la pratica è stata aperta',
    },
  ];
};
