import type { AnswersTo } from './question.ts';
import type { Questionnaire, QuestionOf } from './questionnaires.ts';
import type { checkupOrder, quizOrder } from './questions.ts';
import type { trustedBroker } from './trusted-broker.ts';

/** What follows from other answers and is sent beside them. */
export type Derived = {
  /** Whether there are children. */
  readonly with_children: boolean;
  /** Whether a vehicle is named. */
  readonly use_green_vehicles: boolean;
};

type LifeStep = typeof trustedBroker | (typeof checkupOrder)[number] | (typeof quizOrder)[number];

/** What a person said about life and policies: all that the score looks at. Names are those of the wire. */
export type LifeAnswers = AnswersTo<LifeStep['fields'][number]> & Derived;

/** A whole questionnaire: life, and whom the report goes to. */
export type CheckupAnswers = AnswersTo<QuestionOf<Questionnaire>> &
  Derived & {
    /** Comes with the address of the quiz's page, not with a question. */
    readonly referral_code: string | null;
  };
