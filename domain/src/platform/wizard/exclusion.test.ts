import { expect, test } from 'vitest';
import { UNDERAGE } from '../person/birth-date.ts';
import { isoDate } from '../values/calendar.ts';
import { adultsOnly, adultsOnlyBecause, ineligibleByBirthDate, toConsultant } from './exclusion.ts';

const today = isoDate('2026-11-15');

test.each([
  ['2008-11-16', UNDERAGE],
  ['2008-11-15', undefined],
  ['1990-02-03', undefined],
])('the eligibility of a visitor born on %s: %s', (birthDate, title) => {
  expect(adultsOnly(isoDate(birthDate), today)?.title).toBe(title);
});

test('a minor sees a law only where a contract is concluded; an estimate gives another reason', () => {
  const minor = isoDate('2012-01-01');
  expect(adultsOnly(minor, today)?.why).toContain('lo chiede la legge');
  expect(adultsOnlyBecause('Per te non avrebbe senso.')(minor, today)).toMatchObject({
    title: UNDERAGE,
    why: 'Per te non avrebbe senso.',
  });
});

test('an adult may buy for a minor, but not get an estimate in their place', () => {
  const minor = isoDate('2012-01-01');
  expect(adultsOnly(minor, today)?.instead).toContain('una persona adulta della tua famiglia');
  expect(adultsOnlyBecause('Per te non avrebbe senso.')(minor, today)?.instead).not.toContain('adulta');
});

const leftOut = { title: 'Non fa per te', why: '', instead: '', ways: [], correct: '' };
const everybody = ineligibleByBirthDate(() => leftOut);

test.each([
  ['today', '2026-11-15', true],
  ['a future date', '2026-11-16', false],
  ['the first plausible date', '1920-01-01', true],
  ['the day before it', '1919-12-31', false],
  ['an impossible date', '1990-02-30', false],
  ['nothing yet', null, false],
  ['a number', 1990, false],
])('the eligibility of a birth date %s, %s: %s', (_, answer, isJudged) => {
  expect(everybody(answer, today, {})).toEqual(isJudged ? leftOut : null);
});

test('the link to a consultant names the product, or none in particular', () => {
  expect(toConsultant('pet').href).toBe('/preventivo/pet');
  expect(toConsultant().href).toBe('/preventivo/generico');
});
