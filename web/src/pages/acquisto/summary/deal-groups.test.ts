import { expect, test } from 'vitest';
import { dealGroups, readAttributes } from './deal-groups.ts';

const buyer = {
  email: 'ada@example.it',
  firstName: 'Ada',
  lastName: 'Rossi',
  profile: {
    cognitoId: null,
    gender: 'female' as const,
    dateOfBirth: '1985-03-27',
    placeOfBirth: 'Milano',
    districtOfBirth: 'MI',
    phoneNumber: '+393331234567',
    taxCode: 'RSSDAA85C67F205N',
    country: 'IT',
    address: 'Via Roma, 12',
    zipCode: '10121',
    city: 'Torino',
    district: 'TO',
    region: null,
  },
};

const valuesOf = (attributes: string | null) =>
  dealGroups({ buyer, attributes }).flatMap(({ lines }) => lines.map(({ value }) => value));

test('a buyer as they would write themselves', () => {
  expect(valuesOf(null)).toEqual([
    'Ada Rossi',
    '27/03/1985, Milano (MI)',
    'Donna',
    'RSSDAA85C67F205N',
    'Via Roma, 12, 10121 Torino (TO)',
    'ada@example.it',
    '+39\u00a0333-1234567',
  ]);
});

test('a pet has a group of its own', () => {
  const pet = {
    petType: 'cat',
    petName: 'Micia',
    pet_date_of_birth: '2021-05-01',
    petChipNumber: '1',
    petBreed: 'Europeo',
  };
  const groups = dealGroups({ buyer, attributes: JSON.stringify(pet) });
  expect(groups.at(-1)?.title).toBe('Il tuo gatto');
  expect(valuesOf(JSON.stringify(pet)).slice(-5)).toEqual(['Gatto', 'Micia', '01/05/2021', '1', 'Europeo']);
});

test('of attributes only words are shown', () => {
  expect(readAttributes('{"petName":"Micia","age":3,"more":{}}')).toEqual({ petName: 'Micia' });
  expect(readAttributes('null')).toEqual({});
});
