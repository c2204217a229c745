import type { IsoDate } from '../../platform/values/calendar.ts';
import { checkWizard, relevantAnswers } from '../../platform/wizard/answers.ts';
import type { Answer, FieldErrors, Step, Wizard } from '../../platform/wizard/definition.ts';
import { knowingLists } from '../../platform/wizard/listed-options.ts';
import { onlyWhatIsSaid } from '../../platform/wizard/said.ts';
import { withoutUnspoken } from '../../platform/wizard/unspoken.ts';
import type { CheckupAnswers } from './answers.ts';
import { handedOut } from './options.ts';
import type { Question } from './question.ts';
import { type Questionnaire, questionnaires, questionsOf } from './questionnaires.ts';
import { answersOf, bodyOf, type QuestionnaireBody } from './wire.ts';

type Received = QuestionnaireBody & { readonly referral_code?: string | null | undefined };

/** What is kept of a questionnaire, whichever it was. Consents have their own record. */
const kept: readonly Question[] = [...questionsOf('checkup'), ...questionsOf('quiz')].filter(
  ({ kind }) => kind !== 'consent',
);

const judging = ({ wizard, alsoHeard }: { wizard: Wizard; alsoHeard: readonly Step[] }) => {
  const asked = knowingLists(wizard, handedOut);
  const heard = knowingLists({ ...wizard, steps: alsoHeard }, handedOut);
  // What is asked on the screen must be answered; what is only heard counts if it is said.
  return (given: Partial<Record<string, Answer>>): Wizard =>
    withoutUnspoken({ ...asked, steps: [...asked.steps, ...onlyWhatIsSaid(heard, given).steps] }, given);
};

const judges = { checkup: judging(questionnaires.checkup), quiz: judging(questionnaires.quiz) };

/** What arrived, held against the rules of the questions; else what is wrong with it, field by field. */
export function readAnswers(
  questionnaire: Questionnaire,
  request: Received,
  today: IsoDate,
): { readonly answers: CheckupAnswers } | { readonly errors: FieldErrors } {
  const given = answersOf(request);
  const wizard = judges[questionnaire](given);
  const { answers, errors } = checkWizard(wizard, given, today);
  if (Object.keys(errors).length > 0) return { errors };

  // Only what was asked, and what follows from it: the two could contradict what came along.
  const answered: Partial<Record<string, unknown>> = bodyOf(relevantAnswers(wizard, answers));
  return {
    answers: {
      ...Object.fromEntries(kept.map(({ name, whenAbsent }) => [name, answered[name] ?? whenAbsent])),
      with_children: answered['with_children'],
      use_green_vehicles: answered['use_green_vehicles'],
      referral_code: request.referral_code?.trim() || null,
    } as CheckupAnswers,
  };
}
