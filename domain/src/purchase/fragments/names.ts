import type { Step } from '../../wizard/definition.ts';
import { nameFields } from '../../wizard/name-fields.ts';

export const names: Step = {
  id: 'nome',
  title: 'Come ti chiami?',
  lead: 'Scrivi nome e cognome come sulla tessera sanitaria.',
  fields: nameFields,
};
