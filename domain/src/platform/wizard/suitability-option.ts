/** For whom the cover is not made: why, and what they can do instead. Nobody pays for what is of no use to them. */
export type Refusal = {
  readonly why: string;
  /** Where the link alone does not say it. */
  readonly instead?: string;
  readonly link: { readonly label: string; readonly href: string };
};

export type SuitabilityOption = { readonly value: string; readonly label: string } & (
  | { /** Why the cover suits who answers this; printed. */ readonly fits: string }
  | { readonly refusal: Refusal }
);
