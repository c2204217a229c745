import type { SuitabilityAnswers } from '../../suitability/question.ts';
import { suitabilityQuestions } from './questions.ts';

/** The answers of an ideal customer, for demonstrations and tests. */
export const suitableAnswers = (productKey: string): SuitabilityAnswers =>
  Object.fromEntries(
    suitabilityQuestions(productKey).map(({ id, options }) => [
      id,
      options.find((option) => 'fits' in option)?.value,
    ]),
  );
