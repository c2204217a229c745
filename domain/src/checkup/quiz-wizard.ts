import type { Wizard } from '../wizard/definition.ts';
import { quizContacts } from './contacts.ts';
import { quizOpening, trustedBroker } from './openings.ts';
import {
  birthDate,
  children,
  coverageFeeling,
  familyStatus,
  greenVehicles,
  home,
  incomeOfParentAlone,
  jobTitle,
  mortgage,
  ownedPolicies,
  pets,
  sports,
  travels,
  workingStatus,
  worries,
} from './questions.ts';

/** The coverage quiz: the checkup's questions in another order, with work, and fewer contacts. */
export const quizWizard: Wizard = {
  formId: quizOpening.formId,
  loader: quizOpening.loader,
  steps: [
    trustedBroker,
    worries,
    ownedPolicies,
    birthDate,
    familyStatus,
    children,
    incomeOfParentAlone,
    greenVehicles,
    workingStatus,
    jobTitle,
    home,
    mortgage,
    pets,
    sports,
    travels,
    coverageFeeling,
    quizContacts,
  ],
};
