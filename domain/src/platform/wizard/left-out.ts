export type Way = { readonly label: string; readonly href: string };

/**
 * Why somebody can not have what they ask for. Their answer is right and there is nothing to correct in it: it is said
 * calmly, as soon as the answer is there, with what can be done instead.
 */
export type Exclusion = {
  /** What is not possible, as a heading. */
  readonly title: string;
  readonly why: string;
  readonly instead: string;
  readonly ways: readonly Way[];
  /** How the one way back is called: the answer may have been a slip of the fingers. */
  readonly correct: string;
};
