import { describe, expect, test } from 'vitest';
import { exampleAnswers, examplePerson } from '../../platform/person/example-person.ts';
import { isoDate } from '../../platform/values/calendar.ts';
import { INVALID_TAX_CODE } from '../../platform/tax-code/rule.ts';
import { checkStep, checkWizard, relevantAnswers } from '../../platform/wizard/answers.ts';
import type { Answers } from '../../platform/wizard/definition.ts';
import { personDemonstration } from './demonstration.ts';
import { taxCode } from './fragments/tax-code.ts';
import { personOf } from './person.ts';
import { taxCodeFromAnswers } from './tax-payer.ts';

const today = isoDate('2026-11-20');

const ada: Answers = {
  ...exampleAnswers,
  streetNumber: '12/a',
  district: 'mi',
  email: 'ada@example.it',
  privacy: true,
  userProfiling: true,
  marketing: false,
  regulation: true,
  remotelySaleAppendix: true,
  remotelyPlacement: true,
  documentsSending: true,
  productSuitability: true,
  coverageSuitability: true,
};

test('a number typed with its street is recognised, wherever the answers come from', () => {
  const typed = { ...ada, street: 'Via Roma 12/a', streetNumber: '' };
  const { answers, errors } = checkWizard(personDemonstration, typed, today);
  expect(errors).toEqual({});
  expect(answers).toMatchObject({ street: 'Via Roma', streetNumber: '12A' });
});

test('a complete person is valid, tidied and converted to the form that purchases share', () => {
  const { answers, errors } = checkWizard(personDemonstration, ada, today);
  expect(errors).toEqual({});
  const { birthPlaceCode: _, ...given } = exampleAnswers;
  expect(personOf(answers)).toEqual({
    ...given,
    email: 'ada@example.it',
    date_of_birth: '27031990',
    cityOfBirth: examplePerson.birthPlace.name,
    country: 'IT',
    privacy: true,
    marketing: false,
    userProfiling: true,
  });
});

test("an empty form gets each field's message", () => {
  expect(checkWizard(personDemonstration, {}, today).errors).toEqual({
    firstname: 'Scrivi il tuo nome.',
    lastname: 'Scrivi il tuo cognome.',
    date_of_birth: 'Campo obbligatorio',
    placeOfBirth: 'Il campo è obbligatorio',
    districtOfBirth: 'Scrivi la provincia con due lettere, per esempio MI.',
    street: 'Il campo è obbligatorio',
    streetNumber: 'Scrivi il numero civico, oppure SNC se la casa non ne ha uno.',
    city: 'Scrivi il comune in cui abiti.',
    postalCode: 'Scrivi il tuo CAP: sono 5 cifre.',
    district: 'Scrivi la provincia con due lettere, per esempio MI.',
    gender: "Seleziona almeno un'opzione!",
    taxCode: 'Scrivi il codice fiscale: 16 lettere e cifre.',
    email: 'Scrivi la tua e-mail.',
    phone: 'Scrivi un numero di telefono italiano, per esempio 333-1234567.',
    privacy: 'Per acquistare serve la conferma che hai letto l’informativa privacy.',
    userProfiling: 'Per acquistare serve la conferma che sai dell’analisi delle tue risposte.',
    regulation:
      'Per acquistare serve la conferma che hai letto il set informativo e l’informativa precontrattuale.',
    remotelySaleAppendix:
      'Per acquistare serve la conferma che hai letto l’appendice sulla vendita a distanza.',
    remotelyPlacement: 'Per acquistare serve il consenso a concludere il contratto a distanza.',
    documentsSending: 'Per acquistare serve il consenso a ricevere i documenti per e-mail.',
    productSuitability: 'Per acquistare serve la conferma che il prodotto è quello che cerchi.',
    coverageSuitability: 'Per acquistare serve la conferma che conosci le coperture e i loro limiti.',
  });
});

describe('the tax code among the answers', () => {
  test('the tax code is computed once its data are known', () => {
    expect(taxCodeFromAnswers(ada)).toBe(examplePerson.taxCode);
    for (const name of ['firstname', 'lastname', 'date_of_birth', 'gender', 'birthPlaceCode'])
      expect(taxCodeFromAnswers({ ...ada, [name]: null })).toBeNull();
  });

  test.each([
    ['DNGDAA90C67H501X', INVALID_TAX_CODE],
    [
      'RSSDAA90C67H501H',
      'Il codice fiscale non corrisponde ai tuoi dati: le lettere del cognome (RSS) non corrispondono a «D’Angelo» (DNG).',
    ],
    ['DNGDAA90C27H501A', 'Il codice fiscale non corrisponde ai tuoi dati: il giorno (27) indica un uomo.'],
  ])('the tax code %s is refused: %s', (code, message) => {
    expect(checkStep(taxCode, { ...ada, taxCode: code }, today).errors).toEqual({ taxCode: message });
  });

  test('a differing tax code is accepted if confirmed, and the confirmation is dropped with the difference', () => {
    const differing = { ...ada, taxCode: 'RSSDAA90C67H501H', taxCodeConfirmed: true };
    expect(checkWizard(personDemonstration, differing, today)).toMatchObject({
      errors: {},
      answers: { taxCode: 'RSSDAA90C67H501H', taxCodeConfirmed: true },
    });
    expect(relevantAnswers(personDemonstration, { ...ada, taxCodeConfirmed: true })).not.toHaveProperty(
      'taxCodeConfirmed',
    );
  });

  test('with a birthplace typed by hand the tax code is checked against all other data', () => {
    const byHand = { ...ada, birthPlaceCode: null };
    expect(checkWizard(personDemonstration, byHand, today).errors).toEqual({});
    expect(checkStep(taxCode, { ...byHand, firstname: 'Luca' }, today).errors).toHaveProperty('taxCode');
  });
});
