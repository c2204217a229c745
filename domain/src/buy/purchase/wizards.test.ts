import { leadOf } from '../../platform/wizard/definition.ts';
import { describe, expect, test } from 'vitest';
import { exampleAnswers } from '../../platform/person/example-person.ts';
import { isoDate } from '../../platform/values/calendar.ts';
import { purchasableProducts } from '../products/catalogue.ts';
import { UNDERAGE } from '../../platform/person/birth-date.ts';
import { checkWizard, relevantAnswers } from '../../platform/wizard/answers.ts';
import type { Answers } from '../../platform/wizard/definition.ts';
import { COVID_OVER_AGE } from '../products/covid-19/ages.ts';
import { PET_TOO_OLD } from '../products/pet/ages.ts';
import { suitabilityByField } from '../suitability/fields.ts';
import { suitableAnswers } from '../products/suitability/suitable-answers.ts';
import { answersOf, dealDataOf } from './deal-data.ts';
import { findBuyableProduct } from './buyable-products.ts';
const today = isoDate('2026-11-15');

const ada: Answers = {
  ...exampleAnswers,
  street: 'Via Roma, già dei Mille',
  email: 'ada@example.it',
  privacy: true,
  userProfiling: true,
  marketing: false,
  regulation: true,
  remotelySaleAppendix: true,
  remotelyPlacement: true,
  documentsSending: true,
};
const suitability: Answers = { productSuitability: true, coverageSuitability: true };
const fido: Answers = {
  petType: 'dog',
  petName: 'Fido',
  pet_date_of_birth: '2020-05-01',
  petChipNumber: '380 260 000 123 456',
  petBreed: 'Bracco',
};
const fitting = (key: string): Answers => suitabilityByField(suitableAnswers(key));
const answersFor: Record<string, Answers> = {
  'covid-19': { ...ada, ...fitting('covid-19') },
  pet: { ...ada, ...fido, ...fitting('pet') },
  monopattino: { ...ada, plateCode: 'BCD234', ...suitability, ...fitting('monopattino') },
  mimuovo: { ...ada, ...suitability, ...fitting('mimuovo') },
  bici2go: { ...ada, ...suitability, ...fitting('bici2go') },
};

const wizardOf = (key: string) => {
  const buyable = findBuyableProduct(key);
  if (!buyable) throw new Error(`${key} can not be bought`);
  return buyable.wizard;
};
const errorsOf = (key: string, changes: Answers = {}) =>
  checkWizard(wizardOf(key), { ...answersFor[key], ...changes }, today).errors;

describe.each(Object.keys(answersFor))('the questions for buying %s', (key) => {
  test('the wizard asks for the expected answers and nothing else', () => {
    expect(errorsOf(key)).toEqual({});
    const { answers } = checkWizard(wizardOf(key), answersFor[key] ?? {}, today);
    const answeredNames = Object.keys(answers).toSorted();
    expect(answeredNames.filter((name) => name !== 'taxCodeConfirmed')).toEqual(
      Object.keys(answersFor[key] ?? {}).toSorted(),
    );
  });

  test('the answers survive the conversion to a deal and back', () => {
    const wizard = wizardOf(key);
    const { answers } = checkWizard(wizard, answersFor[key] ?? {}, today);
    const again = checkWizard(wizard, answersOf(dealDataOf(answers)), today);
    expect(again.errors).toEqual({});
    expect(relevantAnswers(wizard, again.answers)).toEqual(relevantAnswers(wizard, answers));
  });

  test.each(['regulation', 'remotelySaleAppendix', 'remotelyPlacement', 'documentsSending', 'privacy'])(
    'the wizard requires the consent %s',
    (consent) => {
      expect(Object.keys(errorsOf(key, { [consent]: false }))).toEqual([consent]);
    },
  );
});

test.each(['monopattino', 'mimuovo', 'bici2go'])('%s requires both suitability declarations', (key) => {
  expect(Object.keys(errorsOf(key, { productSuitability: false, coverageSuitability: false }))).toEqual([
    'productSuitability',
    'coverageSuitability',
  ]);
});

describe('the order of the steps', () => {
  test.each([
    ['covid-19', 'nome nascita indirizzo sesso codice-fiscale documenti a-distanza contatti'],
    ['pet', 'animale nome nascita indirizzo sesso codice-fiscale dati-animale documenti a-distanza contatti'],
    ['mimuovo', 'nome nascita indirizzo sesso codice-fiscale contatti documenti a-distanza adeguatezza'],
    [
      'rc-terzi-5',
      'iniziamo nascita indirizzo sesso codice-fiscale contatti a-distanza documenti adeguatezza',
    ],
  ])('the steps of %s are in order', (key, ids) => {
    expect(
      wizardOf(key)
        .steps.map(({ id }) => id)
        .join(' '),
    ).toBe(ids);
  });
});

describe('the age limits', () => {
  test.each([
    ['covid-19', { date_of_birth: '2008-11-16' }, { date_of_birth: UNDERAGE }],
    ['mimuovo', { date_of_birth: '2008-11-16' }, { date_of_birth: UNDERAGE }],
    ['pet', { pet_date_of_birth: '2015-11-15' }, { pet_date_of_birth: PET_TOO_OLD }],
  ])('buying %s with %j is refused', (key, changes: Answers, errors) => {
    expect(errorsOf(key, changes)).toMatchObject(errors);
  });

  test('over 60 only the Covid subsidy is not sold online, with an address to write to', () => {
    const old = { date_of_birth: '1965-11-15', taxCode: 'DNGDAA65S55H501N' };
    expect(errorsOf('covid-19', old)['date_of_birth']).toBe(COVID_OVER_AGE);
    expect(COVID_OVER_AGE).toContain('assistenza@');
    expect(errorsOf('pet', old)['date_of_birth']).toBeUndefined();
  });
});

describe('a pet', () => {
  test.each([
    [{ petName: 'F' }, 'petName', 'Un nome non può essere composto da meno di due caratteri'],
    [{ petName: 'F1do' }, 'petName', 'Un nome può essere composto esclusivamente da caratteri alfabetici'],
    [
      { petName: 'F'.repeat(51) },
      'petName',
      'Se il tuo nome è più lungo di 50 caratteri abbrevialo per favore',
    ],
    [{ petName: '' }, 'petName', 'Scrivi il nome del tuo animale.'],
    [{ pet_date_of_birth: '' }, 'pet_date_of_birth', 'Campo obbligatorio'],
    [{ pet_date_of_birth: '2026-11-16' }, 'pet_date_of_birth', 'La data che hai inserito non è corretta'],
    [{ petChipNumber: '' }, 'petChipNumber', 'Campo obbligatorio'],
    [
      { petChipNumber: '12' },
      'petChipNumber',
      'Controlla il numero di microchip: ha da 9 a 15 cifre, qualche volta con lettere.',
    ],
    [{ petBreed: ' ' }, 'petBreed', 'Campo obbligatorio'],
    [{ petType: 'fish' }, 'petType', "Seleziona almeno un'opzione!"],
  ])('a pet with %j: %s', (changes: Answers, field, message) => {
    expect(errorsOf('pet', changes)).toEqual({ [field]: message });
  });
});

describe('products that are signed first', () => {
  const { remotelyPlacement: _placement, documentsSending: _sending, ...withoutPreferences } = ada;

  const errors = (changes: Answers = {}) =>
    Object.keys(
      checkWizard(
        wizardOf('rc-terzi-5'),
        { ...withoutPreferences, ...fitting('rc-terzi-5'), ...changes },
        today,
      ).errors,
    );

  test('the wizard asks for two document ticks and a phone number', () => {
    expect(errors()).toEqual([]);
    expect(errors({ regulation: false, remotelySaleAppendix: false })).toEqual([
      'regulation',
      'remotelySaleAppendix',
    ]);
    expect(errors({ phone: '' })).toEqual(['phone']);
  });

  test('every product of the catalogue can be bought', () => {
    expect(purchasableProducts.filter(({ key }) => !findBuyableProduct(key))).toEqual([]);
  });
});

test.each([
  ['rc-terzi-5', '500.000'],
  ['rc-terzi-10', '1.000.000'],
])('%s states its limit in the questions and in the summary', (key, sum) => {
  const found = findBuyableProduct(key);
  const leads = found?.wizard.steps.map((step) => leadOf(step, {})).join(' ');
  expect(leads).toContain(`fino a €\u00a0${sum} per sinistro`);
  expect(found?.product.subTitle).toContain(`fino a €\u00a0${sum} per sinistro`);
});

test.each(['rc-terzi-5', 'rc-terzi-10'])('the stepper of %s is «Buying General Liability»', (key) => {
  const { formId, steps } = wizardOf(key);
  expect(formId).toBe(`Buying General Liability ${key}`);
  expect(steps[0]).toMatchObject({ title: 'Iniziamo' });
  expect(steps.at(-1)?.continueLabel).toBe('Avanti');
});

test('a buyer is a woman (F) or a man (M), and reads that the tax code requires it', () => {
  const step = wizardOf('rc-terzi-5').steps.find(({ id }) => id === 'sesso');
  expect(step && leadOf(step, {})).toContain('codice fiscale');
  expect(step?.fields).toMatchObject([
    {
      name: 'gender',
      options: [
        { value: 'F', label: 'Donna' },
        { value: 'M', label: 'Uomo' },
      ],
    },
  ]);
});
