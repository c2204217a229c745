import type { SuitabilityAnswers, SuitabilityId } from '../../suitability/question.ts';
import { suitabilityQuestions } from './questions.ts';

/** A line of the statement that a cover fits, with the very words that were on the screen. */
export type SuitabilityLine = {
  readonly id: SuitabilityId;
  readonly value: string;
  readonly question: string;
  readonly answer: string;
  /** Why it fits whoever answers so. */
  readonly why: string;
};

/** What was asked, what was answered and why it fits. What does not fit was refused before. */
export const suitabilityStatement = (
  productKey: string,
  answers: SuitabilityAnswers,
): readonly SuitabilityLine[] =>
  suitabilityQuestions(productKey).flatMap(({ id, question, options }) => {
    const chosen = options.find(({ value }) => value === answers[id]);
    return chosen && 'fits' in chosen
      ? [{ id, value: chosen.value, question, answer: chosen.label, why: chosen.fits }]
      : [];
  });
