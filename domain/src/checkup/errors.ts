import { defineErrors } from '../call/problem.ts';

/** What the partner's service has always answered: English, and known to whoever reads it by these words. */
const PERSONAL_DATA_MISMATCH = "E-mail found but personal data don't match";

export const checkupErrors = defineErrors({
  'personal-data-mismatch': { status: 422, message: PERSONAL_DATA_MISMATCH },
});

const translations: ReadonlyMap<string, string> = new Map([
  [
    PERSONAL_DATA_MISMATCH,
    'Conosciamo già questo indirizzo e-mail, ma con un nome o un cognome diverso. Controlla quello che hai scritto, oppure usa un altro indirizzo.',
  ],
]);

/** A message of the questionnaires' service for the error page; what is Italian already stays as it is. */
export const translateCheckupMessage = (message: string) => translations.get(message) ?? message;
