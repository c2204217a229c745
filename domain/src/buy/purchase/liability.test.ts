import { describe, expect, test } from 'vitest';
import { exampleAnswers, examplePerson, exampleProfile } from '../../platform/person/example-person.ts';
import type { Buyer } from './purchase-request.ts';
import { liabilityBuyer, liabilityOption, liabilityPurchaseOf } from './liability.ts';

const ada: Buyer = {
  email: 'ada@example.it',
  firstName: examplePerson.firstName,
  lastName: examplePerson.lastName,
  profile: { ...exampleProfile, region: examplePerson.home.region },
};
const { date_of_birth: bornOn, birthPlaceCode: _code, region: _region, ...answers } = exampleAnswers;
const purchase = { ...answers, option: 2, dateOfBirth: bornOn, email: ada.email } as const;

test('the two ceilings are options 1 and 2', () => {
  expect(['rc-terzi-5', 'rc-terzi-10'].map(liabilityOption)).toEqual([1, 2]);
});

describe('the buyer of a liability policy', () => {
  test('the buyer is converted to the names of the purchase call', () => {
    expect(liabilityPurchaseOf('rc-terzi-10', ada)).toEqual(purchase);
  });

  test('the buyer may be a man without a phone, in a street with a comma', () => {
    const profile = {
      ...ada.profile,
      gender: 'male',
      phoneNumber: null,
      address: 'Via Roma, interno 3, 12',
    } as const;
    expect(liabilityPurchaseOf('rc-terzi-5', { ...ada, profile })).toMatchObject({
      option: 1,
      gender: 'M',
      phone: '',
      street: 'Via Roma, interno 3',
      streetNumber: '12',
    });
  });

  test('the buyer is the same after a round trip, except for the region, which the server knows', () => {
    expect(liabilityBuyer(purchase, ada)).toEqual({ ...ada, profile: { ...ada.profile, region: null } });
  });

  test.each([
    ['1990-03-27', '1990-03-27'],
    ['27/03/1990', '1990-03-27'],
    ['27031990', '1990-03-27'],
    ['ieri', 'ieri'],
  ])('the birth date may be written as %s', (dateOfBirth, expected) => {
    expect(liabilityBuyer({ ...purchase, dateOfBirth }, ada).profile.dateOfBirth).toBe(expected);
  });

  test('a changed birthplace drops the stored birthplace code', () => {
    expect(liabilityBuyer({ ...purchase, placeOfBirth: 'Milano' }, ada).profile.birthPlaceCode).toBeNull();
    const { birthPlaceCode: _, ...typed } = ada.profile;
    expect(liabilityBuyer(purchase, { ...ada, profile: typed }).profile.birthPlaceCode).toBeNull();
  });

  test('a male buyer is converted to a man', () => {
    expect(liabilityBuyer({ ...purchase, gender: 'M' }, ada).profile.gender).toBe('male');
  });
});
