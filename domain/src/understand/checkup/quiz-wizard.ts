import type { Wizard } from '../../platform/wizard/definition.ts';
import { quizContacts } from './contacts.ts';
import { quizForm } from './forms.ts';
import { quizOrder } from './questions.ts';
import { trustedBroker } from './trusted-broker.ts';

/** The coverage quiz: the checkup's questions in another order, with work, and fewer contacts. */
export const quizWizard = {
  ...quizForm,
  steps: [trustedBroker, ...quizOrder, quizContacts],
} satisfies Wizard;
