import type { Wizard } from '../wizard/definition.ts';
import { checkupContacts } from './contacts.ts';
import {
  birthDate,
  children,
  coverageFeeling,
  familyStatus,
  greenVehicles,
  home,
  incomeOfParentAlone,
  mortgage,
  ownedPolicies,
  pets,
  sports,
  travels,
  trustedBroker,
  worries,
} from './questions.ts';

/** The coverage checkup. It asks for the date of birth like the quiz: the score depends on the age. */
export const checkupWizard: Wizard = {
  formId: 'Coverage Checkup',
  loader: { text: 'Stiamo preparando il tuo report…', minimumMs: 1500 },
  steps: [
    trustedBroker,
    ownedPolicies,
    worries,
    birthDate,
    familyStatus,
    children,
    incomeOfParentAlone,
    home,
    mortgage,
    pets,
    sports,
    greenVehicles,
    travels,
    coverageFeeling,
    checkupContacts,
  ],
};
