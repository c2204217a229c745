import { suitability as ski } from '../ski/suitability.ts';
import { covid19 } from './covid-19.ts';
import { liability } from './liability.ts';
import { bici2go, mimuovo, monopattino } from './mobility.ts';
import { pet } from './pet.ts';
import type { SuitabilityQuestion } from './question.ts';

/** What is asked before each product is sold. */
const questions: Readonly<Record<string, readonly SuitabilityQuestion[]>> = {
  'covid-19': covid19,
  pet,
  monopattino,
  mimuovo,
  bici2go,
  'rc-terzi-5': liability('rc-terzi-5'),
  'rc-terzi-10': liability('rc-terzi-10'),
  ski,
};

/** None for a product that is no longer sold. */
export const suitabilityQuestions = (productKey: string) => questions[productKey] ?? [];
