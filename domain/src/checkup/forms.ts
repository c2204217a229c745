/** How each questionnaire is known to the browser's memory, and what is said while its report is made. */
export const checkupForm = {
  formId: 'Coverage Checkup',
  loader: { text: 'Stiamo preparando il tuo report…', minimumMs: 1500 },
};

export const quizForm = {
  formId: 'Coverage Quiz',
  loader: { text: 'Stiamo elaborando i tuoi dati...', minimumMs: 1500 },
};
