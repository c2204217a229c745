import type { Wizard } from '../wizard/definition.ts';
import { checkupContacts } from './contacts.ts';
import { checkupOpening, trustedBroker } from './openings.ts';
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
  worries,
} from './questions.ts';

/** The coverage checkup. It asks for the date of birth like the quiz: the score depends on the age. */
export const checkupWizard: Wizard = {
  formId: checkupOpening.formId,
  loader: checkupOpening.loader,
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
