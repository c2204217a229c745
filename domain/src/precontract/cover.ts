/** One thing that is covered, with the most that is paid for it. Texts here begin small and end without a mark. */
export type Guarantee = { readonly name: string; readonly limit: string; readonly text: string };

/**
 * What a product covers, under the questions that European law asks of every insurance (Regulation 2017/1469).
 * `provider` is who bears the risk: an insurer, or a mutual society for the subsidies.
 */
export type Cover = {
  readonly provider: 'insurer' | 'mutual-society';
  readonly kind: string;
  readonly forWhom: string;
  readonly guarantees: readonly Guarantee[];
  readonly exclusions: readonly string[];
  readonly limits: readonly string[];
  readonly where: string;
  readonly duties: readonly string[];
  /** What happens when the year ends. */
  readonly renewal:
    | 'ends'
    | 'renews-tacitly'
    /** Insured by duty, like a car: it may not renew by itself; another year is proposed in time. */
    | 'ends-by-law';
  readonly claim: readonly string[];
};
