import { describe, expect, test } from 'vitest';
import { isoDate } from '../values/calendar.ts';
import { checkCharacterOf } from './check-character.ts';
import { omocodiaVariants } from './omocodia.ts';
import { parseTaxCode } from './parse.ts';
import { INVALID_TAX_CODE, taxCodeRule } from './rule.ts';

const today = isoDate('2026-11-20');
const ADA = 'DNGDAA90C67H501E';
const rule = taxCodeRule(today, 'Campo obbligatorio');

const coded = (fifteen: string) => fifteen + checkCharacterOf(fifteen);

test.each([
  [ADA, { birthDate: '1990-03-27', gender: 'F', birthPlaceCode: 'H501' }],
  ['RSSMRA85T10A562S', { birthDate: '1985-12-10', gender: 'M', birthPlaceCode: 'A562' }],
  [coded('BNCGLI00B69F205'), { birthDate: '2000-02-29', gender: 'F', birthPlaceCode: 'F205' }],
  [coded('CLKYSA88E59Z243'), { birthDate: '1988-05-19', gender: 'F', birthPlaceCode: 'Z243' }],
])('the code %s yields birth date, gender and birthplace', (code, content) => {
  expect(parseTaxCode(code, today)).toEqual(content);
});

describe('reading the two digits of the year', () => {
  test.each([
    ['08H01', '2008-06-01', 'an adult of eighteen'],
    ['08T01', '2008-12-01', 'seventeen, since no one we insure is a hundred and seventeen'],
    ['20A01', '1920-01-01', 'an adult rather than a child'],
    ['26A01', '1926-01-01', 'a hundred years old rather than a baby'],
    ['26T31', '1926-12-31', 'not yet born this century'],
    ['15C10', '2015-03-10', 'a child: 1915 is before anybody we insure'],
  ])('the code %s is %s: %s', (signs, birthDate) => {
    expect(parseTaxCode(coded(`RSSMRA${signs}H501`), today)?.birthDate).toBe(birthDate);
  });
});

test.each([
  ['', 'Campo obbligatorio'],
  [undefined, 'Campo obbligatorio'],
  ['RSSMRA85T10A562', INVALID_TAX_CODE],
  ['RSSMRA85T10A562A', INVALID_TAX_CODE],
  ['12345678901', INVALID_TAX_CODE],
  [coded('RSSMRA85B30A562'), INVALID_TAX_CODE],
  [coded('RSSMRA85T00A562'), INVALID_TAX_CODE],
  [coded('RSSMRA85T40A562'), INVALID_TAX_CODE],
  [coded('RSSMRA85T72A562'), INVALID_TAX_CODE],
  [coded('RSSMRA85F10A562'), INVALID_TAX_CODE],
  [coded('BNCGLI01B69F205'), INVALID_TAX_CODE],
])('%j is refused: %s', (typed, message) => {
  expect(rule(typed)).toEqual({ ok: false, message });
});

test.each(['dngdaa90c67h501e', ' DNG DAA 90C67 H501 E ', 'DNG-DAA-90C67-H501E'])(
  '%j is accepted and returned as printed',
  (typed) => {
    expect(rule(typed)).toEqual({ ok: true, value: ADA });
  },
);

test('all 128 omocodia variants of a code are accepted and yield the same data', () => {
  const variants = omocodiaVariants(ADA);
  expect(new Set(variants).size).toBe(128);
  expect(variants[0]).toBe(ADA);
  expect(variants.at(-1)).toBe(coded('DNGDAAVLCSTHRLM'));
  for (const variant of variants) {
    expect(rule(variant)).toEqual({ ok: true, value: variant });
    expect(parseTaxCode(variant, today)).toEqual(parseTaxCode(ADA, today));
    expect(new Set(omocodiaVariants(variant))).toEqual(new Set(variants));
  }
});

describe('a single typing mistake', () => {
  const SIGNS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
  const slips = (code: string) =>
    [...code].flatMap((right, place) =>
      SIGNS.filter((sign) => sign !== right).map(
        (sign) => code.slice(0, place) + sign + code.slice(place + 1),
      ),
    );

  // A and 0 have the same weight, as do B and 1, and so on to J and 9; but letters and digits have separate
  // places.
  test.each([ADA, 'RSSMRA85T10A562S', ...omocodiaVariants(ADA).filter((_, index) => index % 21 === 20)])(
    'a single typing mistake in %s is noticed in all 560 possible ways',
    (code) => {
      expect(slips(code)).toHaveLength(560);
      expect(slips(code).filter((slip) => rule(slip).ok)).toEqual([]);
    },
  );
});

describe('an age at the edges of a day', () => {
  test.each([
    ['08S60', '2008-11-20', 'eighteen today'],
    ['08S61', '2008-11-21', 'eighteen tomorrow: no one we insure is a hundred and eighteen'],
    ['26S60', '1926-11-20', 'a hundred rather than born today'],
  ])('%s is %s: %s', (signs, birthDate) => {
    expect(parseTaxCode(coded(`RSSMRA${signs}H501`), today)?.birthDate).toBe(birthDate);
  });

  test('a minor born this century is read as born this century, not in the future', () => {
    // 1915 is too early for anyone we insure, and 2015 is in the past; 2027 is not.
    expect(parseTaxCode(coded('RSSMRA27A01H501'), today)?.birthDate).toBe('1927-01-01');
  });
});

test.each([
  // Eighteen today: the later of the two possible adults.
  ['22S60', '2040-11-20', '2022-11-20'],
  // Born today, since no one born in 1915 is insured.
  ['15S60', '2015-11-20', '2015-11-20'],
  // A birth date cannot be tomorrow.
  ['15S61', '2015-11-20', '1915-11-21'],
])('the birth date %s, read on %s, is %s', (signs, day, birthDate) => {
  expect(parseTaxCode(coded(`RSSMRA${signs}H501`), isoDate(day))?.birthDate).toBe(birthDate);
});
