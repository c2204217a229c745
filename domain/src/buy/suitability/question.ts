import type { Refusal, SuitabilityOption } from '../../platform/wizard/suitability-option.ts';

/** The names of questions, shared by all products. */
export const suitabilityIds = ['need', 'vehicle', 'use', 'already', 'limits'] as const;

export type SuitabilityId = (typeof suitabilityIds)[number];

export type SuitabilityAnswers = { readonly [Id in SuitabilityId]?: string | undefined };

/** A question that decides whether a cover suits the buyer. By law it must be asked before the sale. */
export type SuitabilityQuestion = {
  readonly id: SuitabilityId;
  readonly question: string;
  readonly options: readonly SuitabilityOption[];
};

export const refusalInWords = ({ why, instead }: Refusal) => (instead ? `${why} ${instead}` : why);
