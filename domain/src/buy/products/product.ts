import type { DealOrder } from '../deal/stages.ts';
import type { Cents } from '../../platform/values/money.ts';
import type { SuitabilityQuestion } from '../suitability/question.ts';
import type { Cover } from './cover.ts';
import type { ProductText } from './page-text.ts';

/** A society gives subsidies; everything else is insurance. */
export type Noun = 'sussidio' | 'polizza';

/** What happens when the year ends. */
export type Renewal =
  | 'ends'
  | 'renews-tacitly'
  /** Insured by duty, like a car: it may not renew by itself; another year is proposed in time. */
  | 'ends-by-law';

/** What is sold, whatever it costs: enough to take money for it, to name it, and to print its documents. */
export type SoldProduct<Key extends string = string> = {
  /** What addresses and calls carry. */
  readonly key: Key;
  readonly title: string;
  readonly subTitle: string;
  /** Which of the broker's two accounts at the card provider takes the money. */
  readonly cardAccount: 'main' | 'partner';
  readonly order: DealOrder;
  /** What it is called where it is not named: words about it agree with it. */
  readonly noun: Noun;
  /** Its pages; the uuid of a deal follows. */
  readonly webFlowBaseUrl: `/acquisto/${string}/`;
  readonly renewal: Renewal;
  /** Who bears the risk: an insurer, or a mutual society for what is a subsidy by law. */
  readonly provider: 'insurer' | 'mutual-society';
};

/** A first question; the browser has these at once, the others follow while it is answered. */
export type FirstQuestion = 'names' | 'intro' | 'pet-type';

/** The questions that a purchase may ask, by name; `purchase/wizards.ts` has them all. */
export type PurchaseQuestion =
  | FirstQuestion
  | 'birth'
  | 'birth-within-covid-ages'
  | 'address'
  | 'gender'
  | 'tax-code'
  | 'pet'
  | 'contacts'
  | 'contacts-with-plate'
  | 'contacts-with-phone'
  | 'documents'
  | 'suitable-and-documents'
  | 'sold-at-distance'
  | 'online-only'
  | 'suitable'
  | 'suits-you';

/** What is bought online for a year, at one price. */
export type PurchasableProduct<Key extends string = string> = SoldProduct<Key> & {
  readonly priceCents: Cents;
  /** The most that is paid for one event, where variants differ by it. */
  readonly ceilingCents?: Cents;
  /** How the pages of its deals speak. */
  readonly words: 'subsidy' | 'insured-subsidy' | 'policy' | 'signed-policy';
  /** How events name its form. */
  readonly formId: string;
  /** Whom it is sold to, in a line at its first question, where that is not simply every adult. */
  readonly forWhom?: string;
  readonly questions: readonly [FirstQuestion, ...PurchaseQuestion[]];
};

/** The drawings there are for products; the site has them under these names. */
export type ProductPicture =
  | 'open-umbrella'
  | 'ball-at-the-window'
  | 'dog-and-cat'
  | 'resting-person'
  | 'on-a-scooter'
  | 'many-ways'
  | 'on-the-move'
  | 'on-skis';

/** What has a page at `/prodotti/…`, before anybody is asked anything: one product, or variants of one. */
export type ProductPage<Key extends string = string, VariantKey extends string = string> = {
  readonly key: Key;
  readonly name: string;
  /** What it is for, in a line. */
  readonly line: string;
  readonly picture: ProductPicture;
  /** What is bought from here for a year, the cheapest first; none where the price follows from the answers. */
  readonly variants: readonly PurchasableProduct<VariantKey>[];
  /** Where its own flow begins; else it is its variants'. */
  readonly flow?: string;
  /** What is asked before it is sold; nothing where nothing is sold by itself. */
  readonly suitability?: () => Promise<ProductSuitability>;
  /** Long, and for pages and documents alone. */
  readonly texts: () => Promise<ProductTexts>;
};

export type ProductSuitability = {
  /** By the key of what is sold. */
  readonly suitability: Readonly<Record<string, readonly SuitabilityQuestion[]>>;
};

export type ProductTexts = {
  readonly page: ProductText;
  /** What is covered, by the key of what is sold. */
  readonly covers: Readonly<Record<string, Cover>>;
};
