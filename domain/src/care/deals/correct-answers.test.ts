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

describe('changes over what stands now', () => {
  test.each([
    ['one field', { street: { from: 'Via Roma', to: 'Via Torino' } }, ['street'], []],
    ['what is there already', { street: { from: 'Via Napoli', to: 'Via Roma' } }, [], []],
    ['what somebody else changed', { street: { from: 'Via Napoli', to: 'Via Torino' } }, [], ['street']],
    [
      'two fields, one of them changed by somebody else',
      { street: { from: 'Via Napoli', to: 'Via Torino' }, streetNumber: { from: '12', to: '14' } },
      ['streetNumber'],
      ['street'],
    ],
    ['nothing where there was nothing', { phone: { from: '', to: '' } }, [], []],
    ['nothing where nobody was asked', { fax: { from: '', to: '' } }, [], []],
    ['nothing in another way', { note: { from: null, to: null } }, [], []],
  ])('%s', (_, changes, changed, collisions) => {
    expect(mergeAnswers(now, changes)).toMatchObject({ changed, collisions });
  });

  test('everything else stays', () => {
    const { answers } = mergeAnswers(now, { street: { from: 'Via Roma', to: 'Via Torino' } });
    expect(answers).toEqual({ ...now, street: 'Via Torino' });
  });

  test('a town that is typed anew forgets the region that came with the one before', () => {
    expect(mergeAnswers(now, { city: { from: 'Milano', to: 'Torino' } }).answers).toMatchObject({
      city: 'Torino',
      region: null,
      street: 'Via Roma',
    });
  });
});

describe('what the desk may correct', () => {
  test.each(purchasableProducts.map(({ key }) => key))(
    'what the desk may correct of %s: no tick, and no answer that decides',
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

  test('what is asked in two places once', () => {
    const step = { id: 'nome', title: 'Come ti chiami?', fields: nameFields };
    const wizard = { formId: '', steps: [step, step], loader: { text: '', minimumMs: 0 } };
    expect(correctableFields(wizard)).toEqual(nameFields);
  });
});
