import type { Step } from '../../platform/wizard/definition.ts';
import { names } from './fragments/names.ts';

const MINUTES = 'Bastano pochi minuti: prima firmi online, poi paghi.';

/** The first screen: what it is about, and the buyer's names. */
export const intro: Step = {
  ...names,
  id: 'iniziamo',
  title: 'Iniziamo',
  lead: `${MINUTES} Come ti chiami? Scrivi nome e cognome come sulla tessera sanitaria.`,
};

/** The same, with the tax code. */
export const introWithCode = {
  id: intro.id,
  title: 'Iniziamo',
  lead: `${MINUTES} Scrivi codice fiscale, nome e cognome come sulla tessera sanitaria.`,
};
