import type { DealOrder } from '../deal/stages.ts';
import type { Cents } from '../../platform/values/money.ts';
import type { SuitabilityQuestion } from '../suitability/question.ts';
import type { Cover } from './cover.ts';
import type { ProductText } from './page-text.ts';

/** A mutual society gives subsidies; everything else is insurance. */
export type Noun = 'sussidio' | 'polizza';

export type Renewal =
  | 'ends'
  | 'renews-tacitly'
  /** Compulsory like car insurance: tacit renewal is not allowed, so a new year is offered in time. */
  | 'ends-by-law';

/**
 * Any product for sale, whatever its pricing: enough to take payment, to name it and to print its documents.
 */
export type SoldProduct<Key extends string = string> = {
  /** Used in addresses and calls. */
  readonly key: Key;
  readonly title: string;
  readonly subTitle: string;
  /** The broker's account at the card provider that receives the money. */
  readonly cardAccount: 'main' | 'partner';
  readonly order: DealOrder;
  /** What to call it when it is not named; wording agrees with its gender. */
  readonly noun: Noun;
  /** Its pages, followed by the link id of a deal. */
  readonly webFlowBaseUrl: `/acquisto/${string}/`;
  readonly renewal: Renewal;
  /** Who bears the risk: an insurer, or a mutual society for what is legally a subsidy. */
  readonly provider: 'insurer' | 'mutual-society';
};

/** The first question, which the browser has at once; the others load while it is answered. */
export type FirstQuestion = 'names' | 'intro' | 'pet-type';

/** The names of all purchase questions; `purchase/wizards.ts` defines them. */
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

/** A product bought online for a year at a fixed price. */
export type PurchasableProduct<Key extends string = string> = SoldProduct<Key> & {
  readonly priceCents: Cents;
  /** The limit per event, where variants differ by it. */
  readonly ceilingCents?: Cents;
  /** The wording of its deals' pages. */
  readonly words: 'subsidy' | 'insured-subsidy' | 'policy' | 'signed-policy';
  /** The name of its form in events. */
  readonly formId: string;
  /** Its audience, at the first question, if not simply every adult. */
  readonly forWhom?: string;
  readonly questions: readonly [FirstQuestion, ...PurchaseQuestion[]];
};

/** The available product drawings, by the site's names. */
export type ProductPicture =
  | 'open-umbrella'
  | 'ball-at-the-window'
  | 'dog-and-cat'
  | 'resting-person'
  | 'on-a-scooter'
  | 'many-ways'
  | 'on-the-move'
  | 'on-skis';

/** A product page at `/prodotti/…`: one product or its variants. */
export type ProductPage<Key extends string = string, VariantKey extends string = string> = {
  readonly key: Key;
  readonly name: string;
  readonly line: string;
  readonly picture: ProductPicture;
  /** The variants with a yearly price, cheapest first; empty if the price depends on the answers. */
  readonly variants: readonly PurchasableProduct<VariantKey>[];
  /** The start of its own purchase flow; otherwise the variants have theirs. */
  readonly flow?: string;
  /** The suitability questions asked before the sale; absent for products that are not sold online. */
  readonly suitability?: () => Promise<ProductSuitability>;
  /** Long, and needed only by pages and documents. */
  readonly texts: () => Promise<ProductTexts>;
};

export type ProductSuitability = {
  /** By the key of the variant. */
  readonly suitability: Readonly<Record<string, readonly SuitabilityQuestion[]>>;
};

export type ProductTexts = {
  readonly page: ProductText;
  /** By the key of the variant. */
  readonly covers: Readonly<Record<string, Cover>>;
};
