import { yesNoField } from '../wizard/fields.ts';
import type { Step } from '../wizard/definition.ts';
import { opening } from '../wizard/opening.ts';

const insurer = 'Hai un assicuratore di fiducia?';
/** The first question of both questionnaires. */
export const trustedBroker: Step = {
  id: 'assicuratore',
  title: insurer,
  lead: 'Tre minuti di domande sulla tua vita e sulle polizze che hai. Alla fine ti chiediamo nome ed e-mail, per mandarti il report.',
  fields: [yesNoField({ name: 'trusted_broker', label: insurer })],
};

const TO_COME = ['first_name', 'last_name', 'client_dob', 'email', 'phone'];

/** The checkup with its first question alone; `checkup-wizard.ts` has all of them. */
export const checkupOpening = opening({
  formId: 'Coverage Checkup',
  loader: { text: 'Stiamo preparando il tuo report…', minimumMs: 1500 },
  first: trustedBroker,
  stepsCount: 15,
  skippable: 2,
  toCome: TO_COME,
});

/** The quiz with its first question alone; `quiz-wizard.ts` has all of them. */
export const quizOpening = opening({
  formId: 'Coverage Quiz',
  loader: { text: 'Stiamo elaborando i tuoi dati...', minimumMs: 1500 },
  first: trustedBroker,
  stepsCount: 17,
  skippable: 3,
  toCome: TO_COME.filter((name) => name !== 'phone'),
});
