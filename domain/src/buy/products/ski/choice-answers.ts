import type { Answer, Answers } from '../../../platform/wizard/definition.ts';
import { defaultSkiChoice, type SkiChoice, skiPackages } from './choice.ts';

/** Null: asked and left empty, so not a number. */
const count = (answer: Answer | undefined, initial: number) => {
  const number = answer === undefined ? initial : Number(answer);
  return Number.isSafeInteger(number) ? number : 0;
};

/** Whether the package was answered: the page's default does not count. */
export const isPackageChosen = ({ policyType }: Partial<Answers>) =>
  skiPackages.some((each) => each === policyType);

/** The chosen policy as far as answered; otherwise the default. */
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
