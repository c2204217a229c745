import type { Wizard } from '../wizard/definition.ts';
import { loader, summary } from './demonstration-end.ts';
import { birth } from './fragments/birth.ts';
import { contacts } from './fragments/contacts.ts';
import { gender } from './fragments/gender.ts';
import { names } from './fragments/names.ts';
import { taxCodeAgain, taxCodeFirst } from './fragments/tax-code-first.ts';

/** A person who begins with what is printed on the card: shown only beside the sandbox providers. */
export const taxCodeFirstDemonstration: Wizard = {
  formId: 'Tax Code First Demonstration',
  loader,
  steps: [taxCodeFirst, names, birth, gender, taxCodeAgain, contacts({ requiresPhone: false }), summary],
};
