import type { SuitabilityAnswers, SuitabilityId } from '../../suitability/question.ts';
import { suitabilityQuestions } from './questions.ts';

/** A line of the statement of suitability, with the exact words that were on the screen. */
export type SuitabilityLine = {
  readonly id: SuitabilityId;
  readonly value: string;
  readonly question: string;
  readonly answer: string;
  readonly why: string;
};

/** Questions, answers and why the cover fits. Unfitting answers were refused earlier. */
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
