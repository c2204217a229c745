import { expect, test } from 'vitest';
import { INVALID_DATE } from '../../platform/person/birth-date.ts';
import { PET_TOO_OLD } from '../products/pet/ages.ts';
import { isoDate } from '../../platform/values/calendar.ts';
import { checkStep } from '../../platform/wizard/answers.ts';
import { titleOf } from '../../platform/wizard/definition.ts';
import { petData } from './pet.ts';

test('the questions name the animal as a cat or a dog', () => {
  expect(titleOf(petData, { petType: 'cat' })).toBe('Parlaci del tuo gatto');
  expect(titleOf(petData, { petType: 'dog' })).toBe('Parlaci del tuo cane');
});

test.each([
  ['2026-11-15', undefined],
  ['2026-11-16', INVALID_DATE],
  ['2026-02-30', INVALID_DATE],
  // The year of a typing mistake, and the first plausible one.
  ['1919-12-31', INVALID_DATE],
  ['1920-01-01', PET_TOO_OLD],
])("an animal's birth date %s is checked", (pet_date_of_birth, message) => {
  const { errors } = checkStep(petData, { pet_date_of_birth }, isoDate('2026-11-15'));
  expect(errors['pet_date_of_birth']).toBe(message);
});

test.each([
  ['380 260 000 123 456', undefined],
  ['a1b2c3d4e', undefined],
  ['12345678', 'Controlla il numero di microchip: ha da 9 a 15 cifre, qualche volta con lettere.'],
  ['1234567890123456', 'Controlla il numero di microchip: ha da 9 a 15 cifre, qualche volta con lettere.'],
])('the length and characters of a microchip %s', (petChipNumber, message) => {
  expect(checkStep(petData, { petChipNumber }, isoDate('2026-11-15')).errors['petChipNumber']).toBe(message);
});
