import { describe, expect, test } from 'vitest';
import { exampleAnswers } from '../../platform/person/example-person.ts';
import { taxCodeDifferences, taxPayerOf } from './tax-payer.ts';

const { firstname, lastname, date_of_birth, gender, birthPlaceCode, taxCode: code } = exampleAnswers;
const ada = { firstname, lastname, date_of_birth, gender, birthPlaceCode };

test.each([
  [{ firstname: '' }, 'firstName'],
  [{ date_of_birth: '27/03/1990' }, 'birthDate'],
  [{ date_of_birth: '' }, 'birthDate'],
  [{ gender: 'x' }, 'gender'],
] as const)('%j says nothing about the owner of a code', (answers, part) => {
  expect(taxPayerOf({ ...ada, ...answers })[part]).toBeUndefined();
});

describe('comparing a code with the other answers', () => {
  test('a matching code is accepted, even while it contains spaces', () => {
    expect(taxCodeDifferences({ ...ada, taxCode: 'dng daa 90c67 h501 e' })).toEqual([]);
  });

  test('a differing code is explained', () => {
    expect(taxCodeDifferences({ ...ada, lastname: 'Bianchi', taxCode: code })).toMatchObject([
      { part: 'lastName' },
    ]);
  });

  test.each(['', 'DNG', 'RSSMRA85T10A562A'])('an incomplete code is not compared: %j', (taxCode) => {
    expect(taxCodeDifferences({ ...ada, taxCode })).toEqual([]);
  });
});
