import { PERSONAL_DATA_MISMATCH } from '../../platform/person/errors.ts';

const translations: ReadonlyMap<string, string> = new Map([
  [
    PERSONAL_DATA_MISMATCH,
    'Conosciamo già questo indirizzo e-mail, ma con un nome o un cognome diverso. Controlla quello che hai scritto, oppure usa un altro indirizzo.',
  ],
]);

/** A message of the questionnaires' service for the error page; what is Italian already stays as it is. */
export const translateCheckupMessage = (message: string) => translations.get(message) ?? message;
