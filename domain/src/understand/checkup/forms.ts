import { FOR_ADULTS } from '../../platform/wizard/opening.ts';

/** How each questionnaire is known to the browser's memory, and what is said while its report is made. */
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
