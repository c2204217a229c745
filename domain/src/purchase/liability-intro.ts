import type { Step } from '../wizard/definition.ts';
import { names } from './fragments/names.ts';

/** The first screen: what it is about, and who asks. */
export const intro: Step = {
  ...names,
  id: 'iniziamo',
  title: 'Iniziamo',
  lead: 'Bastano pochi minuti: prima firmi online, poi paghi. Come ti chiami? Scrivi nome e cognome come sulla tessera sanitaria.',
};
