import { describe, expect, test } from 'vitest';
import { exampleAnswers, examplePerson } from '../person/example-person.ts';
import { isoDate } from '../values/calendar.ts';
import { INVALID_TAX_CODE } from '../tax-code/rule.ts';
import { checkStep, checkWizard, relevantAnswers } from '../wizard/answers.ts';
import type { Answers, Wizard } from '../wizard/definition.ts';
import { furthestStep } from '../wizard/engine.ts';
import { personDemonstration } from './demonstration.ts';
import { taxCode } from './fragments/tax-code.ts';
import { personOf } from './person.ts';
import { taxCodeFirstDemonstration } from './tax-code-first-demonstration.ts';
import { taxCodeFromAnswers } from './tax-payer.ts';

const today = isoDate('2026-11-20');

const ada: Answers = {
  ...exampleAnswers,
  // As she types them.
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

test('a number typed with its street is understood, wherever the answers come from', () => {
  const typed = { ...ada, street: 'Via Roma 12/a', streetNumber: '' };
  const { answers, errors } = checkWizard(personDemonstration, typed, today);
  expect(errors).toEqual({});
  expect(answers).toMatchObject({ street: 'Via Roma', streetNumber: '12A' });
});

test('a whole person passes, tidied, and becomes the shape that purchases share', () => {
  const { answers, errors } = checkWizard(personDemonstration, ada, today);
  expect(errors).toEqual({});
  const { birthPlaceCode: _, ...told } = exampleAnswers;
  expect(personOf(answers)).toEqual({
    ...told,
    email: 'ada@example.it',
    date_of_birth: '27031990',
    cityOfBirth: examplePerson.birthPlace.name,
    country: 'IT',
    privacy: true,
    marketing: false,
    userProfiling: true,
  });
});

test('nothing at all is answered with the words of each field', () => {
  expect(checkWizard(personDemonstration, {}, today).errors).toEqual({
    firstname: 'Dicci come ti chiami',
    lastname: 'Dicci il tuo cognome',
    date_of_birth: 'Campo obbligatorio',
    placeOfBirth: 'Il campo è obbligatorio',
    districtOfBirth: 'Il campo è obbligatorio',
    street: 'Il campo è obbligatorio',
    streetNumber: 'Il campo è obbligatorio',
    city: 'Il campo è obbligatorio',
    postalCode: 'Il campo è obbligatorio',
    district: 'Il campo è obbligatorio',
    gender: "Seleziona almeno un'opzione!",
    taxCode: 'Il campo è obbligatorio',
    email: 'La mail che hai inserito non è valida',
    phone: 'Abbiamo bisogno di un numero di telefono',
    privacy: 'Senza questa conferma non possiamo proseguire con l’acquisto',
    userProfiling: 'Senza questa conferma non possiamo proseguire con l’acquisto',
    regulation: 'Senza questa conferma non possiamo proseguire con l’acquisto',
    remotelySaleAppendix: 'Senza questa conferma non possiamo proseguire con l’acquisto',
    remotelyPlacement: 'Senza questo consenso non possiamo proseguire con l’acquisto',
    documentsSending: 'Senza questo consenso non possiamo proseguire con l’acquisto',
    productSuitability: 'Senza questa conferma non possiamo proseguire con l’acquisto',
    coverageSuitability: 'Senza questa conferma non possiamo proseguire con l’acquisto',
  });
});

describe('the tax code', () => {
  test('is computed once all it needs is known', () => {
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
  ])('%s is refused: %s', (code, message) => {
    expect(checkStep(taxCode, { ...ada, taxCode: code }, today).errors).toEqual({ taxCode: message });
  });

  test('that differs is kept by who says that it is on the card, and the word is dropped with the difference', () => {
    const differing = { ...ada, taxCode: 'RSSDAA90C67H501H', taxCodeConfirmed: true };
    expect(checkWizard(personDemonstration, differing, today)).toMatchObject({
      errors: {},
      answers: { taxCode: 'RSSDAA90C67H501H', taxCodeConfirmed: true },
    });
    expect(relevantAnswers(personDemonstration, { ...ada, taxCodeConfirmed: true })).not.toHaveProperty(
      'taxCodeConfirmed',
    );
  });

  test('of who typed the birthplace by hand is held against everything else', () => {
    const byHand = { ...ada, birthPlaceCode: null };
    expect(checkWizard(personDemonstration, byHand, today).errors).toEqual({});
    expect(checkStep(taxCode, { ...byHand, firstname: 'Luca' }, today).errors).toHaveProperty('taxCode');
  });
});

const stepReached = (wizard: Wizard, answers: Answers) =>
  wizard.steps[furthestStep(wizard, answers, today)]?.id;

describe('with the tax code first', () => {
  const asked = { taxCodeConfirmed: false, ...ada };

  test('who says the same as the code is not asked again', () => {
    expect(stepReached(taxCodeFirstDemonstration, asked)).toBe('riepilogo');
    expect(checkWizard(taxCodeFirstDemonstration, ada, today).errors).toEqual({});
  });

  test('who says something else is told what, and can correct it or stand by it', () => {
    const differing = { ...asked, lastname: 'Rossi' };
    expect(stepReached(taxCodeFirstDemonstration, differing)).toBe('codice-fiscale-da-controllare');
    expect(checkWizard(taxCodeFirstDemonstration, differing, today).errors).toHaveProperty('taxCode');
    expect(stepReached(taxCodeFirstDemonstration, { ...differing, taxCodeConfirmed: true })).toBe(
      'riepilogo',
    );
  });
});
