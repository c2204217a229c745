import { expect, test } from 'vitest';
import { isoDate } from '../../platform/values/calendar.ts';
import { checkWizard } from '../../platform/wizard/answers.ts';
import type { Answer } from '../../platform/wizard/definition.ts';
import { complaintWizard, MAX_COMPLAINT_LENGTH, MAX_WISH_LENGTH } from './wizard.ts';

const today = isoDate('2026-11-17');
const complaint = {
  story: 'La polizza non è mai arrivata.',
  wish: 'Vorrei la polizza.',
  area: 'documents',
  complainant: 'customer',
  firstname: 'Ada',
  lastname: 'Neri',
  email: 'ada@example.it',
};

const long = (length: number) => 'x'.repeat(length);

test.each<[string, Partial<Record<string, Answer>>, Record<string, string>]>([
  ['the required answers suffice', {}, {}],
  ['a policy may be named at length', { reference: long(200) }, {}],
  ['but not at any', { reference: long(201) }, { reference: 'Scrivi la polizza o la pratica più in breve.' }],
  [
    'a representative must name the person represented',
    { complainant: 'representative' },
    { onBehalfOf: 'Scrivi il nome della persona che rappresenti.' },
  ],
  ['the name may be long', { complainant: 'association', onBehalfOf: long(200) }, {}],
  [
    'the name may not be too long',
    { complainant: 'association', onBehalfOf: long(201) },
    { onBehalfOf: 'Scrivi un nome più corto.' },
  ],
  ['the story may be long', { story: long(MAX_COMPLAINT_LENGTH), wish: long(MAX_WISH_LENGTH) }, {}],
  [
    'the story may not be too long',
    { story: long(MAX_COMPLAINT_LENGTH + 1), wish: long(MAX_WISH_LENGTH + 1) },
    { story: 'Scrivi al massimo 5000 caratteri.', wish: 'Scrivi al massimo 2000 caratteri.' },
  ],
])('the answers of a complaint are checked: %s', (_, changes, errors) => {
  expect(checkWizard(complaintWizard, { ...complaint, ...changes }, today).errors).toEqual(errors);
});
