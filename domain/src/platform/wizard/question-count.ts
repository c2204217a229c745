import { isSkipped } from './answers.ts';
import type { Answers, Wizard } from './definition.ts';

export type QuestionCount = {
  /** Of the one on the screen, among those that this person was asked. */
  readonly number: number;
  readonly atMost: number;
  /** Nothing that is still to come depends on an answer. */
  readonly isExact: boolean;
};

/**
 * How questions are counted for whoever answers them: each that is asked counts one, and whatever may still be asked is
 * counted from the beginning. So the number rises by one each time, and the end never moves further away, but for
 * whoever chooses a detour.
 */
export const countQuestions = (
  { steps }: Pick<Wizard, 'steps'>,
  step: number,
  answers: Answers,
): QuestionCount => {
  const asked = steps.slice(0, step + 1).filter((each) => !isSkipped(each, answers));
  const toCome = steps.slice(step + 1).filter((each) => !each.isDetour || !isSkipped(each, answers));
  const number = Math.max(1, asked.length);
  return {
    number,
    atMost: number + toCome.length,
    isExact: !toCome.some((each) => each.skipWhen && !each.isDetour),
  };
};
