/** One thing that is covered, with the most that is paid for it. Texts here begin small and end without a mark. */
export type Guarantee = {
  readonly name: string;
  readonly limit: string;
  readonly text: string;
  /** Where not every variant has it. */
  readonly belongsTo?: string;
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
