import { type Cents, cents } from '../money.ts';
import { liabilityLimit } from './liability-limits.ts';
import type { DealOrder } from './stages.ts';

/** A society gives subsidies; everything else is insurance. */
export type Noun = 'sussidio' | 'polizza';

/** What is bought online for a year. Prices stand here and nowhere else. */
export type PurchasableProduct = {
  /** What addresses and calls carry. */
  readonly key: string;
  readonly title: string;
  readonly subTitle: string;
  readonly priceCents: Cents;
  /** Which of the broker's two accounts at the card provider takes the money. */
  readonly cardAccount: 'main' | 'partner';
  readonly order: DealOrder;
  /** What it is called where it is not named: words about it agree with it. */
  readonly noun: Noun;
  /** Its pages; the uuid of a deal follows. */
  readonly webFlowBaseUrl: `/acquisto/${string}/`;
};

const subsidy = { cardAccount: 'partner', order: 'pay-first', noun: 'sussidio' } as const;
const mobility = { cardAccount: 'main', order: 'pay-first', noun: 'polizza' } as const;
const liability = { cardAccount: 'main', order: 'sign-first', noun: 'polizza' } as const;

export const purchasableProducts: readonly PurchasableProduct[] = [
  {
    key: 'covid-19',
    title: 'Sussidio Covid-19',
    subTitle: 'Un aiuto economico se il Covid ti ferma',
    priceCents: cents(49_00),
    ...subsidy,
    webFlowBaseUrl: '/acquisto/covid/',
  },
  {
    key: 'pet',
    title: 'Sussidio Pet',
    subTitle: 'Un aiuto per le cure del tuo cane o del tuo gatto',
    priceCents: cents(79_00),
    ...subsidy,
    webFlowBaseUrl: '/acquisto/pet/',
  },
  {
    key: 'monopattino',
    title: 'Monopattino',
    subTitle: 'Responsabilità civile e infortuni in monopattino',
    priceCents: cents(29_00),
    ...mobility,
    webFlowBaseUrl: '/acquisto/monopattino/',
  },
  {
    key: 'mimuovo',
    title: 'MiMuovo',
    subTitle: 'Una protezione con ogni mezzo leggero, anche in condivisione',
    priceCents: cents(35_00),
    ...mobility,
    webFlowBaseUrl: '/acquisto/mobilita/mimuovo/',
  },
  {
    key: 'bici2go',
    title: 'Bici2Go',
    subTitle: 'La tua bici, te e chi incontri per strada',
    priceCents: cents(45_00),
    ...mobility,
    webFlowBaseUrl: '/acquisto/mobilita/bici2go/',
  },
  {
    key: 'rc-terzi-5',
    title: 'RC Terzi 5',
    subTitle: `I danni che causi agli altri ogni giorno, ${liabilityLimit('rc-terzi-5')}`,
    priceCents: cents(60_00),
    ...liability,
    webFlowBaseUrl: '/acquisto/rc-terzi/rc-terzi-5/',
  },
  {
    key: 'rc-terzi-10',
    title: 'RC Terzi 10',
    subTitle: `I danni che causi agli altri ogni giorno, ${liabilityLimit('rc-terzi-10')}`,
    priceCents: cents(95_00),
    ...liability,
    webFlowBaseUrl: '/acquisto/rc-terzi/rc-terzi-10/',
  },
];

/** What is sold, whatever it costs: enough to take money for it and to name it. */
export type SoldProduct = Pick<
  PurchasableProduct,
  'key' | 'title' | 'subTitle' | 'cardAccount' | 'order' | 'noun' | 'webFlowBaseUrl'
>;

/** Not in the list above: its price follows from who is insured and for how long, and its flow is its own. */
export const skiProduct: SoldProduct = {
  key: 'ski',
  title: 'Polizza Sci',
  subTitle: 'Responsabilità civile e infortuni sulle piste',
  cardAccount: 'main',
  order: 'pay-only',
  noun: 'polizza',
  webFlowBaseUrl: '/acquisto/ski/',
};

export const findPurchasableProduct = (key: string | undefined) =>
  purchasableProducts.find((product) => product.key === key);

export const soldProducts: readonly SoldProduct[] = [...purchasableProducts, skiProduct];

export const findSoldProduct = (key: string | undefined) =>
  soldProducts.find((product) => product.key === key);

/** A product that is no longer sold was insurance, as most are. */
export const nounOf = (key: string): Noun => findSoldProduct(key)?.noun ?? 'polizza';
