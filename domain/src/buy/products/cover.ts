import type { Cents } from '../../platform/values/money.ts';
import type { HappeningPicture } from '../../platform/wizard/option-picture.ts';

/** How somebody tells that this guarantee is what they need: a tile among «che cosa è successo». */
export type Happening = {
  /** Stored with claims: it stays. */
  readonly key: string;
  readonly label: string;
  readonly picture: HappeningPicture;
  /** Money may come back to whoever is insured: then they are asked where it goes. */
  readonly paysBack: boolean;
  /** From which day of the cover on it counts, the first being 1; from the first where it is not said. */
  readonly fromDay?: number | undefined;
};

/** One thing that is covered, with the most that is paid for it. Texts here begin small and end without a mark. */
export type Guarantee = {
  readonly name: string;
  readonly limit: string;
  /** The same as a sum, for one claim; none where the conditions name no sum. */
  readonly most?: Cents | undefined;
  readonly text: string;
  /** Where not every variant has it. */
  readonly belongsTo?: string;
  /** None where there is nothing to report: who wants it picks up the phone. */
  readonly happening?: Happening;
};

/**
 * What a product covers, under the questions that European law asks of every insurance (Regulation 2017/1469).
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
