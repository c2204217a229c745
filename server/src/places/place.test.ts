import { expect, test } from 'vitest';
import { existedOn, type Place, provinceOf, toBirthplace, toCity } from './place.ts';

const fiume: Place = {
  kind: 'town',
  belfioreCode: 'D620',
  name: 'Fiume',
  otherNames: [],
  province: 'FU',
  countryCode: 'IT',
  from: '1924-03-09',
  until: '1947-09-15',
  postalCodes: null,
};
const roma: Place = {
  ...fiume,
  belfioreCode: 'H501',
  name: 'Roma',
  province: 'RM',
  from: null,
  until: null,
  postalCodes: '00118 00119',
};
const unitedKingdom: Place = {
  ...roma,
  kind: 'country',
  belfioreCode: 'Z114',
  name: 'Regno Unito',
  province: '',
  countryCode: 'GB',
  postalCodes: null,
};
const provinces = new Map([['RM', { code: 'RM', name: 'Roma', region: 'Lazio' }]]);

test.each([
  ['1924-03-08', false],
  ['1924-03-09', true],
  ['1947-09-15', true],
  ['1947-09-16', false],
  [undefined, true],
])('Fiume on %s: %s', (day, existed) => {
  expect(existedOn(fiume, day)).toBe(existed);
});

test('what has no first and no last day was always there, and what has but one is held to it', () => {
  expect(existedOn(roma, '1800-01-01')).toBe(true);
  expect(existedOn({ ...fiume, from: null }, '1948-01-01')).toBe(false);
  expect(existedOn({ ...fiume, until: null }, '1948-01-01')).toBe(true);
  expect(existedOn({ ...fiume, until: null }, '1900-01-01')).toBe(false);
});

test('an address gets all of a town of today, and nothing of what was or is abroad', () => {
  expect(toCity(roma, provinces)).toEqual({
    name: 'Roma',
    province: 'RM',
    provinceName: 'Roma',
    region: 'Lazio',
    postalCodes: ['00118', '00119'],
    belfioreCode: 'H501',
  });
  for (const place of [fiume, unitedKingdom]) expect(toCity(place, provinces)).toBeNull();
  expect(toCity({ ...roma, postalCodes: null }, provinces)).toBeNull();
  expect(toCity({ ...roma, province: 'XX' }, provinces)).toBeNull();
});

test('a birthplace stands in Italy, or abroad under its own name', () => {
  expect(toBirthplace(fiume)).toEqual({
    kind: 'town',
    name: 'Fiume',
    province: 'FU',
    countryCode: 'IT',
    countryName: 'Italia',
    belfioreCode: 'D620',
    until: '1947-09-15',
  });
  expect(toBirthplace(unitedKingdom)).toEqual({
    kind: 'country',
    name: 'Regno Unito',
    province: 'EE',
    countryCode: 'GB',
    countryName: 'Regno Unito',
    belfioreCode: 'Z114',
    until: null,
  });
  expect([fiume, unitedKingdom].map(provinceOf)).toEqual(['FU', 'EE']);
});
