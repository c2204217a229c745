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
 * The questions of each questionnaire on the screen, and those only accepted by the API: the site's checkup
 * does not ask for work, but other clients may send it.
 */
export const questionnaires = {
  checkup: { wizard: checkupWizard, alsoHeard: [workingStatus, jobTitle] },
  quiz: { wizard: quizWizard, alsoHeard: [] },
} satisfies Record<string, Heard>;

/** The questionnaire: the quiz also asks for the job, and for fewer contacts. */
export type Questionnaire = keyof typeof questionnaires;

type StepOf<H extends Heard> = H['wizard']['steps'][number] | H['alsoHeard'][number];

export type QuestionOf<Q extends Questionnaire> = StepOf<(typeof questionnaires)[Q]>['fields'][number];

export const questionsOf = <Q extends Questionnaire>(questionnaire: Q) => {
  const { wizard, alsoHeard }: Heard = questionnaires[questionnaire];
  return [...wizard.steps, ...alsoHeard].flatMap(({ fields }) => fields) as QuestionOf<Q>[];
};
