import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { findBuyableProduct } from '@riparo/domain/buy/purchase/buyable-products.ts';
import { examplePerson, exampleProfile } from '@riparo/domain/platform/person/example-person.ts';
import { describe, expect, test } from 'vitest';
import { correctionSteps, firstWrongStep, stepWith, withCorrection } from './correction-steps.ts';
import { knownAnswers } from './DealQuestions.tsx';

const today = isoDate('2026-11-15');

const deal = {
  attributes: JSON.stringify({
    petType: 'cat',
    petName: 'Micia',
    pet_date_of_birth: '2021-05-01',
    petChipNumber: '380260000123456',
    petBreed: 'Europeo',
  }),
  buyer: {
    email: 'ada@example.it',
    firstName: examplePerson.firstName,
    lastName: examplePerson.lastName,
    profile: {
      ...exampleProfile,
      cognitoId: null,
      phoneNumber: null,
      taxCodeConfirmed: true,
      region: examplePerson.home.region,
    },
  },
};

const stepsOf = (productKey: string) => {
  const buyable = findBuyableProduct(productKey);
  return buyable ? correctionSteps(buyable.wizard) : [];
};

describe('a correction', () => {
  test('asks for data, never for consents again', () => {
    expect(stepsOf('pet').map(({ id }) => id)).toEqual([
      'animale',
      'nome',
      'nascita',
      'indirizzo',
      'sesso',
      'codice-fiscale',
      'dati-animale',
      'contatti',
    ]);
  });

  test('a correction of a tax code asks also whether it is right as it is', () => {
    const fields = stepsOf('pet').find(({ id }) => id === 'codice-fiscale')?.fields;
    expect(fields?.map(({ name }) => name)).toEqual(['taxCode', 'taxCodeConfirmed']);
  });

  test('a correction of names asks for names, also where the first screen says more', () => {
    expect(stepsOf('rc-terzi-5').map(({ id, title }) => [id, title])[0]).toEqual(['nome', 'Come ti chiami?']);
  });

  test('a correction of a name asks about the tax code, even one that was confirmed before', () => {
    const answers = withCorrection(knownAnswers(deal), { firstname: 'Bruna' });
    expect(firstWrongStep(stepsOf('pet'), answers, today)?.id).toBe('codice-fiscale');
  });

  test('a correction that changes nothing keeps what was confirmed, and makes nothing up', () => {
    const { firstName } = deal.buyer;
    expect(withCorrection(knownAnswers(deal), { firstname: firstName })['taxCodeConfirmed']).toBe(true);
    expect(withCorrection({ firstname: 'Ada' }, { city: 'Lucca' })).toStrictEqual({
      firstname: 'Ada',
      city: 'Lucca',
    });
  });

  test('finds the question that the server’s words belong to', () => {
    expect(stepWith(stepsOf('mimuovo'), { postalCode: 'Non è un CAP di Torino' })?.id).toBe('indirizzo');
    expect(stepWith(stepsOf('mimuovo'), { privacy: 'Serve' })).toBeUndefined();
  });
});
