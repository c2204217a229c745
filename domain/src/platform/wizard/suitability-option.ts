/**
 * Why the cover does not suit the visitor, and the alternative. No one pays for a cover that is of no use to
 * them.
 */
export type Refusal = {
  readonly why: string;
  /** Shown if the link is not enough. */
  readonly instead?: string;
  readonly link: { readonly label: string; readonly href: string };
};

export type SuitabilityOption = { readonly value: string; readonly label: string } & (
  | { /** Why the cover suits who answers this; printed. */ readonly fits: string }
  | { readonly refusal: Refusal }
);
