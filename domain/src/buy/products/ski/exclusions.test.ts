import { expect, test } from 'vitest';
import { examplePerson } from '../../../platform/person/example-person.ts';
import { computeTaxCode } from '../../../platform/tax-code/compute.ts';
import { isoDate } from '../../../platform/values/calendar.ts';
import { buysTooYoung, codeOfTooYoung, tooSmallToSki } from './exclusions.ts';

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
])('who was born on %s skis along, or is left out: %s', (birthDate, title) => {
  expect(tooSmallToSki(birthDate, today, {})?.title).toBe(title);
});

test.each([
  ['2008-12-05', undefined],
  ['2008-12-06', 'La polizza la acquista una persona maggiorenne'],
])('who was born on %s buys, or is left out, by the date and by the code: %s', (birthDate, title) => {
  expect(buysTooYoung(birthDate, today, {})?.title).toBe(title);
  expect(codeOfTooYoung(codeOf(birthDate), today, {})?.title).toBe(title);
});

test('a code is read while it still has spaces in it', () => {
  expect(codeOfTooYoung('dng daa 10c67 h501 j', today, {})).not.toBeNull();
});

test.each([null, '', 'RSS', 'RSSLEA10C67H501'])('what is no code leaves nobody out: %j', (code) => {
  expect(codeOfTooYoung(code, today, {})).toBeNull();
});
