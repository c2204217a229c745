import { examplePerson, exampleProfile } from '@riparo/domain/platform/person/example-person.ts';
import { expect, test } from 'vitest';
import { dealGroups } from './deal-groups.ts';

const buyer = {
  email: 'ada@example.it',
  firstName: examplePerson.firstName,
  lastName: examplePerson.lastName,
  profile: { ...exampleProfile, cognitoId: null },
};

const product = { key: 'pet' };
const scooter = { key: 'monopattino' };

const valuesOf = (attributes: string | null) =>
  dealGroups({ buyer, attributes, product }).flatMap(({ lines }) => lines.map(({ value }) => value));

test('a buyer is shown as they would write their data', () => {
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
  const groups = dealGroups({ buyer, attributes: JSON.stringify(pet), product });
  expect(groups.at(-1)?.title).toBe('Il tuo gatto');
  expect(valuesOf(JSON.stringify(pet)).slice(-5)).toEqual(['Gatto', 'Micia', '01/05/2021', '1', 'Europeo']);
});

test('a man without a phone number and with a number plate is shown with those data', () => {
  const profile = { ...buyer.profile, gender: 'male', phoneNumber: null, plateCode: 'X6B2CD' } as const;
  const lines = dealGroups({ buyer: { ...buyer, profile }, attributes: null, product: scooter }).flatMap(
    (group) => group.lines,
  );
  expect(lines.map(({ label, value }) => `${label}: ${value}`)).toEqual(
    expect.arrayContaining(['Sesso: Uomo', 'Telefono: Non indicato', 'Contrassegno: X6B2CD']),
  );
});

test('a scooter without a plate shows that it is missing, with a link to add it', () => {
  const lines = dealGroups({ buyer, attributes: null, product: scooter }).flatMap((group) => group.lines);
  expect(lines.at(-1)).toEqual({
    label: 'Contrassegno',
    value: 'Da indicare, se l’hai già',
    stepId: 'contatti',
  });
});
