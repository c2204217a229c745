import type { Step } from '../../../platform/wizard/definition.ts';
import { nameFields } from '../../../platform/wizard/name-fields.ts';

export const names: Step = {
  id: 'nome',
  title: 'Come ti chiami?',
  lead: 'Scrivi nome e cognome come sulla tessera sanitaria.',
  fields: nameFields,
};
