import { describe, expect, test } from 'vitest';
import type { Buyer } from './purchase-request.ts';
import { liabilityBuyer, liabilityOption, liabilityPurchaseOf } from './liability.ts';

const ada: Buyer = {
  email: 'ada@example.it',
  firstName: 'Ada',
  lastName: 'D’Angelo',
  profile: {
    gender: 'female',
    dateOfBirth: '1990-03-27',
    placeOfBirth: 'Roma',
    districtOfBirth: 'RM',
    birthPlaceCode: 'H501',
    phoneNumber: '+393331234567',
    taxCode: 'DNGDAA90C67H501E',
    country: 'IT',
    address: 'Via Roma, 12A',
    zipCode: '20121',
    city: 'Milano',
    district: 'MI',
    region: 'Lombardia',
  },
};
const said = {
  option: 2,
  gender: 'F',
  firstname: 'Ada',
  lastname: 'D’Angelo',
  dateOfBirth: '1990-03-27',
  districtOfBirth: 'RM',
  placeOfBirth: 'Roma',
  taxCode: 'DNGDAA90C67H501E',
  street: 'Via Roma',
  streetNumber: '12A',
  district: 'MI',
  city: 'Milano',
  postalCode: '20121',
  email: 'ada@example.it',
  phone: '+393331234567',
} as const;

test('the two ceilings are options 1 and 2', () => {
  expect(['rc-terzi-5', 'rc-terzi-10'].map(liabilityOption)).toEqual([1, 2]);
});

describe('a buyer of liability', () => {
  test('is said to the purchase call in its own words', () => {
    expect(liabilityPurchaseOf('rc-terzi-10', ada)).toEqual(said);
  });

  test('may be a man without a telephone, in a street with a comma', () => {
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

  test('is the same one when it arrives, but for the region, which the server knows', () => {
    expect(liabilityBuyer(said, ada)).toEqual({ ...ada, profile: { ...ada.profile, region: null } });
  });

  test.each([
    ['1990-03-27', '1990-03-27'],
    ['27/03/1990', '1990-03-27'],
    ['27031990', '1990-03-27'],
    ['ieri', 'ieri'],
  ])('may write the birth date as %s', (dateOfBirth, kept) => {
    expect(liabilityBuyer({ ...said, dateOfBirth }, ada).profile.dateOfBirth).toBe(kept);
  });

  test('who was born elsewhere than we knew has no code of the birthplace any more', () => {
    expect(liabilityBuyer({ ...said, placeOfBirth: 'Milano' }, ada).profile.birthPlaceCode).toBeNull();
    const { birthPlaceCode: _, ...typed } = ada.profile;
    expect(liabilityBuyer(said, { ...ada, profile: typed }).profile.birthPlaceCode).toBeNull();
  });

  test('who is a man is one', () => {
    expect(liabilityBuyer({ ...said, gender: 'M' }, ada).profile.gender).toBe('male');
  });
});
