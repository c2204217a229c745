import { describe, expect, test } from 'vitest';
import { splitStreet } from './street.ts';

describe('splitting a street from its number', () => {
  test.each([
    ['Via Roma 12', 'Via Roma', '12'],
    ['Via Roma, 12/a', 'Via Roma', '12A'],
    ['Via Roma n. 12 b', 'Via Roma', '12B'],
    ['Via Roma 12 bis', 'Via Roma', '12 BIS'],
    ['Corso XXII Marzo, 4', 'Corso XXII Marzo', '4'],
    ['Via 25 Aprile 7', 'Via 25 Aprile', '7'],
    ['Contrada Piano snc', 'Contrada Piano', 'SNC'],
    ['Località Valle, s.n.', 'Località Valle', 'SNC'],
    ['Strada Statale 16 km 12,300', 'Strada Statale 16', 'KM 12+300'],
    ['Strada Provinciale 12, 5', 'Strada Provinciale 12', '5'],
    ['Rialto 4', 'Rialto', '4'],
  ])('the street %s is split into %s and %s', (typed, street, streetNumber) => {
    expect(splitStreet(typed)).toEqual({ street, streetNumber });
  });

  test.each([
    'Via Roma',
    'Via 25 Aprile',
    'Via XXV',
    'Strada Provinciale 12',
    'S.S. 16',
    'SP 4',
    'Via 12',
    'Via Roma 123456',
    'Via Roma 12/2',
    '12',
    '',
  ])('%j contains no street number', (typed) => {
    expect(splitStreet(typed)).toBeNull();
  });
});

test('a number without a street is not split', () => {
  expect(splitStreet(', 12')).toBeNull();
});
