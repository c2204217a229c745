import { NAME_REQUIRED, SURNAME_REQUIRED } from '../person/name.ts';
import { nameField } from './fields.ts';

/** First and last name, in the same words in every flow. */
export const nameFields = [
  nameField({
    name: 'firstname',
    label: 'Nome',
    autocomplete: 'given-name',
    required: NAME_REQUIRED,
  }),
  nameField({
    name: 'lastname',
    label: 'Cognome',
    autocomplete: 'family-name',
    required: SURNAME_REQUIRED,
  }),
] as const;
