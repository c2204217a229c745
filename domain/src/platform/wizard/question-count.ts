import { isSkipped } from './answers.ts';
import type { Answers, Wizard } from './definition.ts';

export type QuestionCount = {
  /** The number of the current question among those this visitor is asked. */
  readonly number: number;
  readonly atMost: number;
  /** No later question depends on an answer any more. */
  readonly isExact: boolean;
};

/**
 * How questions are counted: each one asked counts, and every one that may still be asked is counted from the
 * start. So the number rises by one each time, and the total never grows, except for a visitor who chooses a
 * detour.
 */
export const countQuestions = (
  { steps }: Pick<Wizard, 'steps'>,
  step: number,
  answers: Answers,
): QuestionCount => {
  const questionsSoFar = steps.slice(0, step + 1).filter((each) => !isSkipped(each, answers));
  const toCome = steps.slice(step + 1).filter((each) => !each.isDetour || !isSkipped(each, answers));
  const number = Math.max(1, questionsSoFar.length);
  return {
    number,
    atMost: number + toCome.length,
    isExact: !toCome.some((each) => each.skipWhen && !each.isDetour),
  };
};
