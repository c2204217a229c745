import type { Cents } from '../../platform/values/money.ts';
import type { CausePicture } from '../../platform/wizard/option-picture.ts';

/** How a claimant recognises this guarantee: a tile among «che cosa è successo». */
export type Happening = {
  /** Stored with claims: never change it. */
  readonly key: string;
  readonly label: string;
  readonly picture: CausePicture;
  /** The insured may get money back: they are asked for their bank details. */
  readonly paysBack: boolean;
  /** The first day of cover on which the guarantee applies, counted from 1; the first if absent. */
  readonly fromDay?: number | undefined;
};

/** One thing that is covered, with its limit. Texts here begin in lower case and end without punctuation. */
export type Guarantee = {
  readonly name: string;
  readonly limit: string;
  /** The limit as an amount per claim; absent if the conditions state none. */
  readonly most?: Cents | undefined;
  readonly text: string;
  /** The variant that has it, if not all do. */
  readonly belongsTo?: string;
  /** Absent if there is nothing to report online: the customer calls. */
  readonly happening?: Happening;
};

/**
 * What a product covers, under the questions required of every insurance by European law (Regulation
 * 2017/1469).
 */
export type Cover = {
  readonly kind: string;
  readonly forWhom: string;
  readonly guarantees: readonly Guarantee[];
  readonly exclusions: readonly string[];
  readonly limits: readonly string[];
  readonly where: string;
  readonly duties: readonly string[];
  readonly claim: readonly string[];
};
