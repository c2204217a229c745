import type { Wizard } from '../wizard/definition.ts';
import { quizContacts } from './contacts.ts';
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
  trustedBroker,
  workingStatus,
  worries,
} from './questions.ts';

/** The coverage quiz: the checkup's questions in another order, with work, and fewer contacts. */
export const quizWizard: Wizard = {
  formId: 'Coverage Quiz',
  loader: { text: 'Stiamo elaborando i tuoi dati...', minimumMs: 1500 },
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
