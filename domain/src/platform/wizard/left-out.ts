export type Way = { readonly label: string; readonly href: string };

/**
 * Why a visitor is not eligible. The answer is valid and there is nothing to correct: we say so calmly, as
 * soon as it is given, with an alternative.
 */
export type Exclusion = {
  /** The heading: what is not possible. */
  readonly title: string;
  readonly why: string;
  readonly instead: string;
  readonly ways: readonly Way[];
  /** The label of the way back: the answer may have been a mistake. */
  readonly correct: string;
};
