import { describe, expect, test } from 'vitest';
import { findBuyableProduct } from '../../buy/purchase/buyable-products.ts';
import { purchasableProducts } from '../../buy/products/catalogue.ts';
import { nameFields } from '../../platform/wizard/name-fields.ts';
import { correctableFields, mergeAnswers } from './correct-answers.ts';

const now = {
  street: 'Via Roma',
  streetNumber: '12',
  city: 'Milano',
  region: 'Lombardia',
  phone: null,
  note: '',
};

describe('merging changes with the current answers', () => {
  test.each([
    ['one field', { street: { from: 'Via Roma', to: 'Via Torino' } }, ['street'], []],
    ['an answer that is already there', { street: { from: 'Via Napoli', to: 'Via Roma' } }, [], []],
    [
      'an answer changed by a colleague',
      { street: { from: 'Via Napoli', to: 'Via Torino' } },
      [],
      ['street'],
    ],
    [
      'two fields, one of them changed by a colleague',
      { street: { from: 'Via Napoli', to: 'Via Torino' }, streetNumber: { from: '12', to: '14' } },
      ['streetNumber'],
      ['street'],
    ],
    ['an empty field left empty', { phone: { from: '', to: '' } }, [], []],
    ['an empty value for a question never asked', { fax: { from: '', to: '' } }, [], []],
    ['null for an empty answer', { note: { from: null, to: null } }, [], []],
  ])('merging is right for %s', (_, changes, changed, collisions) => {
    expect(mergeAnswers(now, changes)).toMatchObject({ changed, collisions });
  });

  test('all other answers stay', () => {
    const { answers } = mergeAnswers(now, { street: { from: 'Via Roma', to: 'Via Torino' } });
    expect(answers).toEqual({ ...now, street: 'Via Torino' });
  });

  test('a changed town drops the region chosen with the previous one', () => {
    expect(mergeAnswers(now, { city: { from: 'Milano', to: 'Torino' } }).answers).toMatchObject({
      city: 'Torino',
      region: null,
      street: 'Via Roma',
    });
  });
});

describe('answers that the desk may correct', () => {
  test.each(purchasableProducts.map(({ key }) => key))(
    'the desk may correct answers of %s, but no consents and no decisions',
    (key) => {
      const fields = correctableFields(
        findBuyableProduct(key)?.wizard ?? { formId: '', steps: [], loader: { text: '', minimumMs: 0 } },
      );
      expect(fields.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['firstname', 'lastname', 'street', 'city', 'taxCode', 'email']),
      );
      for (const { kind } of fields)
        expect(['consent', 'suitability', 'hidden', 'yesNo']).not.toContain(kind);
    },
  );

  test('a question that appears in two steps is listed once', () => {
    const step = { id: 'nome', title: 'Come ti chiami?', fields: nameFields };
    const wizard = { formId: '', steps: [step, step], loader: { text: '', minimumMs: 0 } };
    expect(correctableFields(wizard)).toEqual(nameFields);
  });
});
