import { findBuyableProduct } from '@riparo/domain/buy/purchase/buyable-products.ts';
import { deskQuestions } from '@riparo/domain/care/phone-sale/desk-questions.ts';
import { checkCharacterOf } from '@riparo/domain/platform/tax-code/check-character.ts';
import { expect, test } from 'vitest';
import { applicableQuestions, readValues, toSend } from './read-values.ts';

const sold = findBuyableProduct('mimuovo');
if (!sold) throw new Error('the product is not on sale');
const wizard = deskQuestions(sold.wizard);
const anotherCode = `DNGDAA91C67H501${checkCharacterOf('DNGDAA91C67H501')}`;
const ada = {
  firstname: 'Ada',
  lastname: 'D’Angelo',
  date_of_birth: '27/03/1990',
  placeOfBirth: 'Roma',
  districtOfBirth: 'RM',
  birthPlaceCode: 'H501',
  gender: 'F',
  phone: '333-1234567',
};

test('field values are read as on the site, and the tax code is derived from the others', () => {
  expect(readValues(wizard, ada)).toMatchObject({
    firstname: 'Ada',
    date_of_birth: '1990-03-27',
    phone: '+393331234567',
    taxCode: 'DNGDAA90C67H501E',
  });
});

test('a typed tax code stays, and one that differs must be confirmed', () => {
  const answers = readValues(wizard, { ...ada, taxCode: anotherCode });
  expect(answers['taxCode']).toBe(anotherCode);
  const names = applicableQuestions(wizard, answers).flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(names).toContain('taxCodeConfirmed');
  const right = applicableQuestions(wizard, readValues(wizard, ada)).flatMap(({ fields }) => fields);
  expect(right.map(({ name }) => name)).not.toContain('taxCodeConfirmed');
});

test('answers to hidden questions are not sent, and consents never', () => {
  const sent = toSend(wizard, { ...readValues(wizard, ada), taxCodeConfirmed: true, privacy: true });
  expect(Object.keys(sent)).not.toContain('taxCodeConfirmed');
  expect(Object.keys(sent)).not.toContain('privacy');
});
