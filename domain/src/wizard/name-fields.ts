import { nameField } from './fields.ts';

/** First and last name, asked in the same words wherever somebody introduces themselves. */
export const nameFields = [
  nameField({
    name: 'firstname',
    label: 'Nome',
    autocomplete: 'given-name',
    required: 'Dicci come ti chiami',
  }),
  nameField({
    name: 'lastname',
    label: 'Cognome',
    autocomplete: 'family-name',
    required: 'Dicci il tuo cognome',
  }),
] as const;
