import { examplePerson, exampleProfile } from '@riparo/domain/person/example-person.ts';
import { expect, test } from 'vitest';
import { dealGroups, readAttributes } from './deal-groups.ts';

const buyer = {
  email: 'ada@example.it',
  firstName: examplePerson.firstName,
  lastName: examplePerson.lastName,
  profile: { ...exampleProfile, cognitoId: null },
};

const valuesOf = (attributes: string | null) =>
  dealGroups({ buyer, attributes }).flatMap(({ lines }) => lines.map(({ value }) => value));

test('a buyer as they would write themselves', () => {
  expect(valuesOf(null)).toEqual([
    'Ada D’Angelo',
    '27/03/1990, Roma (RM)',
    'Donna',
    'DNGDAA90C67H501E',
    'Via Roma, 12A, 20121 Milano (MI)',
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
