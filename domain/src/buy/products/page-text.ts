import type { GuideKey } from '../../platform/site/guide.ts';
import type { Guarantee } from './cover.ts';
import type { ProductEvents } from './event.ts';
import type { Question } from '../../platform/site/question.ts';

/** A table of two or three columns, one for each variant of a product, with the first column as its rows' names. */
export interface Comparison {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly note?: string;
  /** Where each variant is bought, under its column. */
  readonly links?: readonly { readonly label: string; readonly to: string }[];
}

/** What has to be read before; `title` tells variants apart. */
export interface DocumentsOf {
  readonly productKey: string;
  readonly title?: string;
}

/**
 * Everything the page of a product says. What is covered and on which terms comes from the texts of the documents
 * that are read before buying, so that a page never promises more than the contract.
 */
export interface ProductText {
  readonly key: string;
  /** One or two sentences under the title. */
  readonly lead: string;
  /** A line under the button. */
  readonly note: string;
  /** `È per te se…`: each goes on after that. */
  readonly suits: readonly string[];
  /** `Non fa per te se…` */
  readonly doesNotSuit: readonly string[];
  readonly guarantees: readonly Guarantee[];
  readonly exclusions: readonly string[];
  readonly limits: readonly string[];
  readonly comparison?: Comparison;
  /** Who can buy, when it starts, how it ends: short names, whole sentences. */
  readonly facts: readonly { readonly name: string; readonly text: string }[];
  /** What to do when something happens, in order. */
  readonly claim: readonly string[];
  readonly documents: readonly DocumentsOf[];
  readonly guide: GuideKey;
  /** What may happen, and what is paid then; nothing where the conditions do not say it in figures. */
  readonly events?: () => Promise<ProductEvents>;
  readonly faq: readonly Question[];
}
