import { type Cents, formatEuro } from '../../../platform/values/money.ts';

/** The labels of the price lines of a ski policy, on the page and on the receipt. */
export const SKI_PRICE_LINES = {
  list: 'Prezzo senza sconto',
  discount: 'Sconto',
  total: 'Prezzo',
} as const;

type SkiPrice = {
  readonly choice: string;
  readonly priceCents: Cents;
  readonly listPriceCents: Cents;
  readonly discountCents: Cents;
  readonly promoCode: string | null;
  readonly tariffVersion: string;
};

/** How the price of a ski policy came about, in the words of the site and of the receipt. */
export const skiPriceLines = (price: SkiPrice) => [
  { label: 'Scelta', value: price.choice },
  { label: SKI_PRICE_LINES.list, value: formatEuro(price.listPriceCents) },
  ...(price.discountCents > 0
    ? [
        {
          label: price.promoCode
            ? `${SKI_PRICE_LINES.discount} (${price.promoCode})`
            : SKI_PRICE_LINES.discount,
          value: `−${formatEuro(price.discountCents)}`,
        },
      ]
    : []),
  { label: SKI_PRICE_LINES.total, value: formatEuro(price.priceCents) },
  { label: 'Tariffa', value: price.tariffVersion },
];
