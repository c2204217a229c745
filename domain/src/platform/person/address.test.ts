import { describe, expect, test } from 'vitest';
import type { Rule } from '../rule/rule.ts';
import { INCORRECT_VALUE } from '../rule/messages.ts';
import { cityRule, postalCodeRule, streetRule } from './address.ts';
import { birthPlaceCodeRule, birthPlaceRule } from './birth-place.ts';
import { INVALID_PROVINCE, provinceRule } from './province.ts';
import { FIELD_REQUIRED } from './required.ts';
import { streetNumberRule } from './street-number.ts';

const refusal = (rule: Rule<unknown>, given: unknown) => {
  const verdict = rule(given);
  return verdict.ok ? verdict : verdict.message;
};

test.each([
  ['a street', streetRule, FIELD_REQUIRED],
  ['a street number', streetNumberRule, 'Scrivi il numero civico, oppure SNC se la casa non ne ha uno.'],
  ['a postal code', postalCodeRule, 'Scrivi il tuo CAP: sono 5 cifre.'],
  ['a town', cityRule, 'Scrivi il comune in cui abiti.'],
  ['a province', provinceRule, INVALID_PROVINCE],
  ['a birthplace', birthPlaceRule, FIELD_REQUIRED],
])('%s is required', (_, rule, words) => {
  for (const nothing of [undefined, null, '', '   ']) expect(refusal(rule, nothing)).toBe(words);
});

describe('a street number', () => {
  test.each([
    ['12', '12'],
    ['12A', '12A'],
    ['12/a', '12A'],
    ['12 / A ', '12A'],
    ['12-b', '12B'],
    ['12 c', '12C'],
    ['n. 7', '7'],
    ['N° 7', '7'],
    ['n7b', '7B'],
    ['10000', '10000'],
    ['12 bis', '12 BIS'],
    ['12/bis', '12 BIS'],
    ['12a ter', '12A TER'],
    ['snc', 'SNC'],
    [' s.n.c. ', 'SNC'],
    ['senza numero', 'SNC'],
    ['km 4', 'KM 4'],
    ['km. 12,300', 'KM 12+300'],
    ['KM 12+300', 'KM 12+300'],
  ])('the street number %j becomes %s', (typed, number) => {
    expect(streetNumberRule(typed)).toEqual({ ok: true, value: number });
  });

  test.each(['A', '123456', '12AB', '12/2', '12 tre', '-3', 'bis', 'km', 'km 12345'])(
    '%j is not a street number',
    (typed) => {
      expect(refusal(streetNumberRule, typed)).toBe(INCORRECT_VALUE);
    },
  );
});

describe('a postal code', () => {
  test.each(['00184', ' 001 84 '])('%j is a postal code', (typed) => {
    expect(postalCodeRule(typed)).toEqual({ ok: true, value: '00184' });
  });

  test.each(['0018', '001845', 'I-00184', 'Roma'])('%j is not a postal code', (typed) => {
    expect(refusal(postalCodeRule, typed)).toBe(INCORRECT_VALUE);
  });
});

describe('a province', () => {
  test.each([
    ['mi', 'MI'],
    [' (Rm) ', 'RM'],
    ['ee', 'EE'],
  ])('the province %j becomes %s', (typed, letters) => {
    expect(provinceRule(typed)).toEqual({ ok: true, value: letters });
  });

  test.each(['12', 'M1', 'M', 'ROMA', 'à1'])('%j is not a province', (typed) => {
    expect(refusal(provinceRule, typed)).toBe(INVALID_PROVINCE);
  });
});

test('an invalid street number and an invalid postal code get the same specified message', () => {
  for (const answer of [refusal(streetNumberRule, 'A'), refusal(postalCodeRule, '0018')])
    expect(answer).toBe('Il valore inserito non è corretto');
});

test('a street needs a name and has a maximum length', () => {
  expect(streetRule("  Via  dell'Orso ")).toEqual({ ok: true, value: "Via dell'Orso" });
  for (const wrong of ['00184', 'Via '.repeat(40)])
    expect(refusal(streetRule, wrong)).toBe('Scrivi il nome della via o della piazza.');
});

test('an invalid birthplace code is dropped, because it is never typed by hand', () => {
  expect(birthPlaceCodeRule('H501')).toEqual({ ok: true, value: 'H501' });
  for (const given of ['roma', '', undefined, 7, null])
    expect(birthPlaceCodeRule(given)).toEqual({ ok: true, value: null });
});

test('a street may have a hundred characters', () => {
  expect(streetRule('x'.repeat(100)).ok).toBe(true);
  expect(streetRule('x'.repeat(101)).ok).toBe(false);
});
