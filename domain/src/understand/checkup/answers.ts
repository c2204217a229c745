import type { AnswersTo } from './question.ts';
import type { Questionnaire, QuestionOf } from './questionnaires.ts';
import type { checkupOrder, quizOrder } from './questions.ts';
import type { trustedBroker } from './trusted-broker.ts';

/** Values computed from other answers and sent with them. */
export type Derived = {
  readonly with_children: boolean;
  readonly use_green_vehicles: boolean;
};

type LifeStep = typeof trustedBroker | (typeof checkupOrder)[number] | (typeof quizOrder)[number];

/** The answers about life and policies, the only input of the score. Names are those of the API. */
export type LifeAnswers = AnswersTo<LifeStep['fields'][number]> & Derived;

/** A complete questionnaire: the life answers and the recipient of the report. */
export type CheckupAnswers = AnswersTo<QuestionOf<Questionnaire>> &
  Derived & {
    /** Comes from the address of the quiz's page, not from a question. */
    readonly referral_code: string | null;
  };
