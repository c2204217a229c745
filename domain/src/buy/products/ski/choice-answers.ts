import type { Answer, Answers } from '../../../platform/wizard/definition.ts';
import { defaultSkiChoice, type SkiChoice, skiPackages } from './choice.ts';

/** Null was asked and left empty: no number of anything. */
const count = (answer: Answer | undefined, initial: number) => {
  const number = answer === undefined ? initial : Number(answer);
  return Number.isSafeInteger(number) ? number : 0;
};

/** Whether the package is an answer: the default that the page opens with is not. */
export const isPackageChosen = ({ policyType }: Partial<Answers>) =>
  skiPackages.some((each) => each === policyType);

/** What is bought, as far as the answers say; without an answer the default. */
export const choiceIn = (answers: Partial<Answers>): SkiChoice => {
  const { policyType, policyDuration } = answers;
  const { policyDayCount, policyAdults, policyKids } = defaultSkiChoice;
  const answered = skiPackages.find((each) => each === policyType);
  return {
    policyType: answered ?? defaultSkiChoice.policyType,
    policyDuration: policyDuration === 'season' ? 'season' : 'daily',
    policyDayCount: count(answers['policyDayCount'], policyDayCount),
    policyAdults: count(answers['policyAdults'], policyAdults),
    policyKids: count(answers['policyKids'], policyKids),
  };
};
