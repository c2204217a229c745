import { PERSONAL_DATA_MISMATCH } from '../../platform/person/errors.ts';

const translations: ReadonlyMap<string, string> = new Map([
  [
    PERSONAL_DATA_MISMATCH,
    'Conosciamo già questo indirizzo e-mail, ma con un nome o un cognome diverso. Controlla quello che hai scritto, oppure usa un altro indirizzo.',
  ],
]);

/** A message of the questionnaire service for the error page; Italian ones are left as they are. */
export const translateCheckupMessage = (message: string) => translations.get(message) ?? message;
