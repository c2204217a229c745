import { expect, test } from 'vitest';
import { examplePerson } from '../../../platform/person/example-person.ts';
import { computeTaxCode } from '../../../platform/tax-code/compute.ts';
import { isoDate } from '../../../platform/values/calendar.ts';
import { underageBuyer, tooYoungByTaxCode, tooYoungToSki } from './exclusions.ts';

const today = isoDate('2026-12-05');
const codeOf = (birthDate: string) =>
  computeTaxCode({
    firstName: 'Lea',
    lastName: 'Rossi',
    birthDate: isoDate(birthDate),
    gender: 'F',
    birthPlaceCode: examplePerson.birthPlace.code,
  });

test.each([
  ['2024-12-05', undefined],
  ['2024-12-06', 'Sotto i 2 anni non si può ancora assicurare'],
])('a person born on %s can be insured, or is refused: %s', (birthDate, title) => {
  expect(tooYoungToSki(birthDate, today, {})?.title).toBe(title);
});

test.each([
  ['2008-12-05', undefined],
  ['2008-12-06', 'La polizza la acquista una persona maggiorenne'],
])('a buyer born on %s is accepted or refused, by date and by code: %s', (birthDate, title) => {
  expect(underageBuyer(birthDate, today, {})?.title).toBe(title);
  expect(tooYoungByTaxCode(codeOf(birthDate), today, {})?.title).toBe(title);
});

test('a code is read while it still contains spaces', () => {
  expect(tooYoungByTaxCode('dng daa 10c67 h501 j', today, {})).not.toBeNull();
});

test.each([null, '', 'RSS', 'RSSLEA10C67H501'])(
  'text that is not a code makes no one ineligible: %j',
  (code) => {
    expect(tooYoungByTaxCode(code, today, {})).toBeNull();
  },
);
