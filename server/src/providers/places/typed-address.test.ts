import { describe, expect, test } from 'vitest';
import { readTypedAddress } from './typed-address.ts';

const nothingElse = { streetNumber: null, postalCode: null, province: null, townWords: null };

describe('an address on one line', () => {
  test.each([
    ['via roma', { ...nothingElse, street: 'Via Roma' }],
    ['via roma 10', { ...nothingElse, street: 'Via Roma', streetNumber: '10', townWords: [] }],
    ['via roma 10 bis milano', { street: 'Via Roma', streetNumber: '10 bis', townWords: ['milano'] }],
    [
      'via roma 10, 20121 milano (mi)',
      { streetNumber: '10', postalCode: '20121', province: 'MI', townWords: ['milano'] },
    ],
    ['via 25 aprile 3', { street: 'Via 25 Aprile', streetNumber: '3' }],
    ['via roma, milano', { street: 'Via Roma', streetNumber: null, townWords: ['milano'] }],
    ['via roma, 10, milano', { street: 'Via Roma', streetNumber: '10', townWords: ['milano'] }],
    ['via roma, milano 10', { street: 'Via Roma', streetNumber: null, townWords: ['milano', '10'] }],
    ['via appia 7 km 12,300 fondi', { streetNumber: 'km12+300', townWords: ['fondi'] }],
    ['via appia 7 km 12 fondi', { street: 'Via Appia 7', streetNumber: 'km12', townWords: ['fondi'] }],
    ['corso Italia', { ...nothingElse, street: 'corso Italia' }],
    ['CORSO ITALIA', { ...nothingElse, street: 'Corso Italia' }],
  ])('%s', (text, parts) => {
    expect(readTypedAddress(text)).toMatchObject(parts);
  });

  // After a CAP stands the town as often as the street: what begins with one is not guessed.
  test.each([
    '',
    '20121',
    'via',
    'via km 12',
    'km 12 fondi',
    '20121 milano, via roma 10',
    '20121 via roma 10 milano',
  ])('«%s» is none', (text) => {
    expect(readTypedAddress(text)).toBeNull();
  });
});
