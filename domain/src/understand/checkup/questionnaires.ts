import type { Step } from '../../platform/wizard/definition.ts';
import type { Question } from './question.ts';
import { checkupWizard } from './checkup-wizard.ts';
import { jobTitle, workingStatus } from './questions.ts';
import { quizWizard } from './quiz-wizard.ts';

type Asking = Step & { readonly fields: readonly Question[] };
type Heard = {
  readonly wizard: { readonly steps: readonly Asking[] };
  readonly alsoHeard: readonly Asking[];
};

/**
 * What each questionnaire asks on the screen, and what it is told beside: the checkup of the site does not ask for work,
 * but who sends one all the same knows it.
 */
export const questionnaires = {
  checkup: { wizard: checkupWizard, alsoHeard: [workingStatus, jobTitle] },
  quiz: { wizard: quizWizard, alsoHeard: [] },
} satisfies Record<string, Heard>;

/** Which of the two questionnaires was filled in: the quiz also asks for the job, and for fewer contacts. */
export type Questionnaire = keyof typeof questionnaires;

type StepOf<H extends Heard> = H['wizard']['steps'][number] | H['alsoHeard'][number];

export type QuestionOf<Q extends Questionnaire> = StepOf<(typeof questionnaires)[Q]>['fields'][number];

/** Everything that a questionnaire is told. */
export const questionsOf = <Q extends Questionnaire>(questionnaire: Q) => {
  const { wizard, alsoHeard }: Heard = questionnaires[questionnaire];
  return [...wizard.steps, ...alsoHeard].flatMap(({ fields }) => fields) as QuestionOf<Q>[];
};
