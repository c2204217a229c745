import type { GuideKey } from '../../platform/site/guide.ts';
import type { Guarantee } from './cover.ts';
import type { ProductEvents } from './event.ts';
import type { Question } from '../../platform/site/question.ts';

/** A table with one column per variant of a product; the first column has the names of the rows. */
export interface Comparison {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly note?: string;
  /** The purchase link of each variant, below its column. */
  readonly links?: readonly { readonly label: string; readonly to: string }[];
}

/** Documents to read before buying; `title` distinguishes variants. */
export interface DocumentsOf {
  readonly productKey: string;
  readonly title?: string;
}

/**
 * Everything on a product's page. Cover and terms come from the texts of the pre-contractual documents, so
 * that a page never promises more than the contract.
 */
export interface ProductText {
  readonly key: string;
  readonly lead: string;
  readonly note: string;
  /** Continuations of `È per te se…`. */
  readonly suits: readonly string[];
  /** Continuations of `Non fa per te se…`. */
  readonly doesNotSuit: readonly string[];
  readonly guarantees: readonly Guarantee[];
  readonly exclusions: readonly string[];
  readonly limits: readonly string[];
  readonly comparison?: Comparison;
  /** Who can buy, when it starts, how it ends: short names, whole sentences. */
  readonly facts: readonly { readonly name: string; readonly text: string }[];
  readonly claim: readonly string[];
  readonly documents: readonly DocumentsOf[];
  readonly guide: GuideKey;
  /** Worked examples of what events pay; absent if the conditions give no amounts. */
  readonly events?: () => Promise<ProductEvents>;
  readonly faq: readonly Question[];
}
