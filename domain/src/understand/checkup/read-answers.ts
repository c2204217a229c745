import type { IsoDate } from '../../platform/values/calendar.ts';
import { checkWizard, relevantAnswers } from '../../platform/wizard/answers.ts';
import type { Answer, FieldErrors, Step, Wizard } from '../../platform/wizard/definition.ts';
import { withListOptions } from '../../platform/wizard/listed-options.ts';
import { onlyAnswered } from '../../platform/wizard/answered-part.ts';
import { withoutMissingOptional } from '../../platform/wizard/unspoken.ts';
import type { CheckupAnswers } from './answers.ts';
import { serverLists } from './options.ts';
import type { Question } from './question.ts';
import { type Questionnaire, questionnaires, questionsOf } from './questionnaires.ts';
import { answersOf, bodyOf, type QuestionnaireBody } from './wire.ts';

type Received = QuestionnaireBody & { readonly referral_code?: string | null | undefined };

/** The answers stored for either questionnaire. Consents have their own record. */
const kept: readonly Question[] = [...questionsOf('checkup'), ...questionsOf('quiz')].filter(
  ({ kind }) => kind !== 'consent',
);

const judging = ({ wizard, alsoHeard }: { wizard: Wizard; alsoHeard: readonly Step[] }) => {
  const asked = withListOptions(wizard, serverLists);
  const heard = withListOptions({ ...wizard, steps: alsoHeard }, serverLists);
  // Questions on the screen must be answered; those only accepted by the API are optional.
  return (given: Partial<Record<string, Answer>>): Wizard =>
    withoutMissingOptional({ ...asked, steps: [...asked.steps, ...onlyAnswered(heard, given).steps] }, given);
};

const judges = { checkup: judging(questionnaires.checkup), quiz: judging(questionnaires.quiz) };

/** The submission checked by the rules of the questions; otherwise its errors by field. */
export function readAnswers(
  questionnaire: Questionnaire,
  request: Received,
  today: IsoDate,
): { readonly answers: CheckupAnswers } | { readonly errors: FieldErrors } {
  const given = answersOf(request);
  const wizard = judges[questionnaire](given);
  const { answers, errors } = checkWizard(wizard, given, today);
  if (Object.keys(errors).length > 0) return { errors };

  // Only relevant answers and the values computed from them: submitted values could contradict them.
  const answered: Partial<Record<string, unknown>> = bodyOf(relevantAnswers(wizard, answers));
  return {
    answers: {
      ...Object.fromEntries(kept.map(({ name, answerIfAbsent }) => [name, answered[name] ?? answerIfAbsent])),
      with_children: answered['with_children'],
      use_green_vehicles: answered['use_green_vehicles'],
      referral_code: request.referral_code?.trim() || null,
    } as CheckupAnswers,
  };
}
