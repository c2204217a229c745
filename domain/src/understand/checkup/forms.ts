import { FOR_ADULTS } from '../../platform/wizard/opening.ts';

/**
 * The name of each questionnaire in the browser's storage, and the text shown while its report is computed.
 */
export const checkupForm = {
  formId: 'Coverage Checkup',
  forWhom: FOR_ADULTS,
  loader: { text: 'Stiamo preparando il tuo report…', minimumMs: 1500 },
};

export const quizForm = {
  formId: 'Coverage Quiz',
  forWhom: FOR_ADULTS,
  loader: { text: 'Stiamo elaborando i tuoi dati...', minimumMs: 1500 },
};
