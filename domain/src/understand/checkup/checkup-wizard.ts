import type { Wizard } from '../../platform/wizard/definition.ts';
import { checkupContacts } from './contacts.ts';
import { checkupForm } from './forms.ts';
import { checkupOrder } from './questions.ts';
import { trustedBroker } from './trusted-broker.ts';

/** The coverage checkup. Like the quiz it asks for the date of birth, because the score depends on age. */
export const checkupWizard = {
  ...checkupForm,
  steps: [trustedBroker, ...checkupOrder, checkupContacts],
} satisfies Wizard;
