import type { Refusal, SuitabilityOption } from '../../platform/wizard/suitability-option.ts';

/** Names of questions, the same for every product that asks them. */
export const suitabilityIds = ['need', 'vehicle', 'use', 'already', 'limits'] as const;

export type SuitabilityId = (typeof suitabilityIds)[number];

/** By question, the value of what was chosen. */
export type SuitabilityAnswers = { readonly [Id in SuitabilityId]?: string | undefined };

/** What decides whether a cover suits somebody. The law wants it asked before anything is sold. */
export type SuitabilityQuestion = {
  readonly id: SuitabilityId;
  readonly question: string;
  readonly options: readonly SuitabilityOption[];
};

export const refusalInWords = ({ why, instead }: Refusal) => (instead ? `${why} ${instead}` : why);
