import type { Answer, Answers } from '../../wizard/definition.ts';
import { defaultSkiChoice, type SkiChoice, skiPackages } from './choice.ts';

/** Null was asked and left empty: no number of anything. */
const count = (answer: Answer | undefined, initial: number) => {
  const number = answer === undefined ? initial : Number(answer);
  return Number.isSafeInteger(number) ? number : 0;
};

/** Nobody has one until they choose it: the page suggests neither. */
export const isPackageChosen = ({ policyType }: Partial<Answers>) =>
  skiPackages.some((each) => each === policyType);

/** What is bought, as far as the answers say. Without a package the one that costs less: it is shown as «da». */
export const choiceIn = (answers: Partial<Answers>): SkiChoice => {
  const { policyType, policyDuration } = answers;
  const { policyDayCount, policyAdults, policyKids } = defaultSkiChoice;
  return {
    policyType: policyType === 'plus' ? 'plus' : 'base',
    policyDuration: policyDuration === 'season' ? 'season' : 'daily',
    policyDayCount: count(answers['policyDayCount'], policyDayCount),
    policyAdults: count(answers['policyAdults'], policyAdults),
    policyKids: count(answers['policyKids'], policyKids),
  };
};
