import type { Step, Wizard } from '../wizard/definition.ts';
import { summaryField } from '../wizard/fields.ts';
import { address } from './fragments/address.ts';
import { birth } from './fragments/birth.ts';
import { documentsRead, soldAtDistance, suitable } from './fragments/consents.ts';
import { contacts } from './fragments/contacts.ts';
import { gender } from './fragments/gender.ts';
import { names } from './fragments/names.ts';
import { taxCode, taxCodeAgain, taxCodeFirst } from './fragments/tax-code.ts';

const document = { label: 'Leggi il documento', href: '/privacy' };

const consents = [
  documentsRead({ regulation: document, remotelySaleAppendix: document }),
  soldAtDistance,
  suitable,
];

const summary: Step = {
  id: 'riepilogo',
  title: 'È tutto giusto?',
  continueLabel: 'Invia',
  fields: [summaryField({ name: 'summary', label: 'I tuoi dati' })],
};

const loader = { text: 'Stiamo preparando il riepilogo…', minimumMs: 300 };

/** What every purchase asks about a person, in its order: shown only beside the sandbox providers, to look at and test. */
export const personDemonstration: Wizard = {
  formId: 'Person Demonstration',
  loader,
  steps: [names, birth, address, gender, taxCode, contacts({ requiresPhone: true }), ...consents, summary],
};

/** The same person, beginning with what is printed on the card. */
export const taxCodeFirstDemonstration: Wizard = {
  formId: 'Tax Code First Demonstration',
  loader,
  steps: [taxCodeFirst, names, birth, gender, taxCodeAgain, contacts({ requiresPhone: false }), summary],
};
