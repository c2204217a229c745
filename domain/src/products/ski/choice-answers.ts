import type { Answer, Answers } from '../../wizard/definition.ts';
import { defaultSkiChoice, type SkiChoice } from './choice.ts';

/** Null was asked and left empty: no number of anything. */
const count = (answer: Answer | undefined, initial: number) => {
  const number = answer === undefined ? initial : Number(answer);
  return Number.isSafeInteger(number) ? number : 0;
};

/** What is bought, as far as the answers say; by default what most people buy. */
export const choiceIn = (answers: Partial<Answers>): SkiChoice => {
  const { policyType, policyDuration } = answers;
  const { policyDayCount, policyAdults, policyKids } = defaultSkiChoice;
  return {
    policyType: policyType === 'base' ? 'base' : 'plus',
    policyDuration: policyDuration === 'season' ? 'season' : 'daily',
    policyDayCount: count(answers['policyDayCount'], policyDayCount),
    policyAdults: count(answers['policyAdults'], policyAdults),
    policyKids: count(answers['policyKids'], policyKids),
  };
};
