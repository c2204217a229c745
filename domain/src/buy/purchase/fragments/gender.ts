import { GENDERS } from '../../../platform/person/gender.ts';
import type { Step } from '../../../platform/wizard/definition.ts';
import { choiceField } from '../../../platform/wizard/fields.ts';

export const gender: Step = {
  id: 'sesso',
  title: 'Sei donna o uomo?',
  lead: 'Lo chiediamo perché fa parte del codice fiscale. Non cambia il prezzo.',
  fields: [choiceField({ name: 'gender', label: 'Sei donna o uomo?', options: GENDERS })],
};
