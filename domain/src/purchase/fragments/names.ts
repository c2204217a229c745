import type { Step } from '../../wizard/definition.ts';
import { nameField } from '../../wizard/fields.ts';

export const names: Step = {
  id: 'nome',
  title: 'Come ti chiami?',
  lead: 'Scrivi nome e cognome come sulla tessera sanitaria.',
  fields: [
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
  ],
};
