import type { ComplaintState } from './states.ts';

/** What is printed and posted to a complainant who left no e-mail: that it arrived, and how it ended. */
export const LETTERS = ['receipt', 'end'] as const;

export type Letter = (typeof LETTERS)[number];

/** Ends that the complainant must be told of in writing. A complaint that was withdrawn ended by their own word. */
export const LETTER_END_STATES = ['answered', 'closed'] as const satisfies readonly ComplaintState[];

const endsByLetter = (state: ComplaintState) => LETTER_END_STATES.some((each) => each === state);

/** The letters that there are by now. */
export const lettersIn = (state: ComplaintState): readonly Letter[] =>
  endsByLetter(state) ? LETTERS : ['receipt'];

export const letterNames: Readonly<Record<Letter, string>> = {
  receipt: 'La ricevuta',
  end: 'La risposta',
};
