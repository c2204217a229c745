import { opening } from '../../platform/wizard/opening.ts';
import { checkupForm, quizForm } from './forms.ts';
import { checkupCount, quizCount } from './step-counts.ts';
import { trustedBroker } from './trusted-broker.ts';

const TO_COME = ['first_name', 'last_name', 'client_dob', 'email', 'phone'];

/** The checkup with its first question only; `checkup-wizard.ts` has all of them. */
export const checkupFirstStep = opening({
  ...checkupForm,
  ...checkupCount,
  first: trustedBroker,
  toCome: TO_COME,
});

/** The quiz with its first question only; `quiz-wizard.ts` has all of them. */
export const quizFirstStep = opening({
  ...quizForm,
  ...quizCount,
  first: trustedBroker,
  toCome: TO_COME.filter((name) => name !== 'phone'),
});
