import type { Wizard } from '../wizard/definition.ts';
import { loader, summary } from './demonstration-end.ts';
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

/** What every purchase asks about a person, in its order: shown only beside the sandbox providers, to look at and test. */
export const personDemonstration: Wizard = {
  formId: 'Person Demonstration',
  loader,
  steps: [names, birth, address, gender, taxCode, contacts({ requiresPhone: true }), ...consents, summary],
};
