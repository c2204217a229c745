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

describe('correcting answers', () => {
  test('a correction asks for data, never for consents again', () => {
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

  test('correcting a tax code also asks to confirm it', () => {
    const fields = stepsOf('pet').find(({ id }) => id === 'codice-fiscale')?.fields;
    expect(fields?.map(({ name }) => name)).toEqual(['taxCode', 'taxCodeConfirmed']);
  });

  test('correcting a name asks only for names, even if the first screen has more', () => {
    expect(stepsOf('rc-terzi-5').map(({ id, title }) => [id, title])[0]).toEqual(['nome', 'Come ti chiami?']);
  });

  test('correcting a name asks about the tax code, even a confirmed one', () => {
    const answers = withCorrection(knownAnswers(deal), { firstname: 'Bruna' });
    expect(firstWrongStep(stepsOf('pet'), answers, today)?.id).toBe('codice-fiscale');
  });

  test('a correction without changes keeps a confirmation, and invents none', () => {
    const { firstName } = deal.buyer;
    expect(withCorrection(knownAnswers(deal), { firstname: firstName })['taxCodeConfirmed']).toBe(true);
    expect(withCorrection({ firstname: 'Ada' }, { city: 'Lucca' })).toStrictEqual({
      firstname: 'Ada',
      city: 'Lucca',
    });
  });

  test('an error from the server leads to its question', () => {
    expect(stepWith(stepsOf('mimuovo'), { postalCode: 'Non è un CAP di Torino' })?.id).toBe('indirizzo');
    expect(stepWith(stepsOf('mimuovo'), { privacy: 'Serve' })).toBeUndefined();
  });
});
