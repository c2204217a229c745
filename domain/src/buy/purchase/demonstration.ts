import type { Step, Wizard } from '../../platform/wizard/definition.ts';
import { summaryField } from '../../platform/wizard/fields.ts';
import { address } from './fragments/address.ts';
import { birth } from './fragments/birth.ts';
import { documentsRead, soldAtDistance, suitable } from './fragments/consents.ts';
import { contacts } from './fragments/contacts.ts';
import { gender } from './fragments/gender.ts';
import { names } from './fragments/names.ts';
import { taxCode } from './fragments/tax-code.ts';

const document = { label: 'Leggi il documento', href: '/privacy' };

const consents = [
  documentsRead({ regulation: [document], disclosure: document, remotelySaleAppendix: document }),
  soldAtDistance,
  suitable,
];

/** A final summary; nothing is sent. */
const summary: Step = {
  id: 'riepilogo',
  title: 'È tutto giusto?',
  continueLabel: 'Invia',
  fields: [summaryField({ name: 'summary', label: 'I tuoi dati' })],
};

/**
 * All personal questions of a purchase, in order: shown only with the sandbox providers, for viewing and
 * testing.
 */
export const personDemonstration: Wizard = {
  formId: 'Person Demonstration',
  loader: { text: 'Stiamo preparando il riepilogo…', minimumMs: 300 },
  steps: [names, birth, address, gender, taxCode, contacts({ requiresPhone: true }), ...consents, summary],
};
