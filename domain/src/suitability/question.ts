/** Names of questions, the same for every product that asks them. */
export const suitabilityIds = ['need', 'vehicle', 'use', 'already', 'limits'] as const;

export type SuitabilityId = (typeof suitabilityIds)[number];

/** By question, the value of what was chosen. */
export type SuitabilityAnswers = { readonly [Id in SuitabilityId]?: string | undefined };

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

/** What decides whether a cover suits somebody. The law wants it asked before anything is sold. */
export type SuitabilityQuestion = {
  readonly id: SuitabilityId;
  readonly question: string;
  readonly options: readonly SuitabilityOption[];
};

export const refusalInWords = ({ why, instead }: Refusal) => (instead ? `${why} ${instead}` : why);
