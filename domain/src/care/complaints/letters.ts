import type { ComplaintState } from './states.ts';

/** Letters for a complainant without e-mail: the receipt, and the outcome. */
export const LETTERS = ['receipt', 'end'] as const;

export type Letter = (typeof LETTERS)[number];

/** Ends that complainants must be told in writing. A withdrawn complaint was ended by them. */
export const LETTER_END_STATES = ['answered', 'closed'] as const satisfies readonly ComplaintState[];

const endsByLetter = (state: ComplaintState) => LETTER_END_STATES.some((each) => each === state);

/** The letters that exist in a state. */
export const lettersIn = (state: ComplaintState): readonly Letter[] =>
  endsByLetter(state) ? LETTERS : ['receipt'];

export const letterNames: Readonly<Record<Letter, string>> = {
  receipt: 'La ricevuta',
  end: 'La risposta',
};
