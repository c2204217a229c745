import { describe, expect, test } from 'vitest';
import {
  formatIban,
  IBAN_NOT_SEPA,
  IBAN_REQUIRED,
  IBAN_UNREADABLE,
  IBAN_WRONG,
  ibanRule,
  maskIban,
} from './iban.ts';

// Those that the register of IBANs gives as examples.
test.each([
  ['IT60 X054 2811 1010 0000 0123 456', 'IT60X0542811101000000123456'],
  ['it60x0542811101000000123456', 'IT60X0542811101000000123456'],
  [' IT60-X0542811101-000000123456 ', 'IT60X0542811101000000123456'],
  ['SM86 U032 2509 8000 0000 0270 100', 'SM86U0322509800000000270100'],
  ['VA59001123000012345678', 'VA59001123000012345678'],
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['FR1420041010050500013M02606', 'FR1420041010050500013M02606'],
  ['NO93 8601 1117 947', 'NO9386011117947'],
  ['MT84MALT011000012345MTLCAST001S', 'MT84MALT011000012345MTLCAST001S'],
  ['CH93 0076 2011 6238 5295 7', 'CH9300762011623852957'],
])('%s is an account', (typed, iban) => {
  expect(ibanRule(typed)).toEqual({ ok: true, value: iban });
});

describe('what is no account', () => {
  test.each([
    ['nothing', '', IBAN_REQUIRED],
    ['spaces', '   ', IBAN_REQUIRED],
    ['a number', 1234, IBAN_REQUIRED],
    ['a card', '4242 4242 4242 4242', IBAN_UNREADABLE],
    ['other signs', 'IT60X0542811101000000123_56', IBAN_UNREADABLE],
    ['a country without transfers in euro', 'BR1800360305000010009795493C1', IBAN_NOT_SEPA],
    ['a country that is none', 'XX60X0542811101000000123456', IBAN_NOT_SEPA],
    ['two digits changed places', 'IT60X0542811101000000123465', IBAN_WRONG],
    ['other check digits', 'IT61X0542811101000000123456', IBAN_WRONG],
  ])('%s', (_, typed, message) => {
    expect(ibanRule(typed)).toEqual({ ok: false, message });
  });

  test('one that is too short or too long says so', () => {
    expect(ibanRule('IT60X054281110100000012345')).toEqual({
      ok: false,
      message: `${IBAN_WRONG} Ha 26 caratteri, dovrebbero essere 27.`,
    });
    expect(ibanRule('IT60X05428111010000001234567').ok).toBe(false);
  });
});

test('it is printed in groups, and shown without its middle', () => {
  expect(formatIban('IT60X0542811101000000123456').replaceAll('\u00a0', ' ')).toBe(
    'IT60 X054 2811 1010 0000 0123 456',
  );
  expect(maskIban('IT60X0542811101000000123456').replaceAll('\u00a0', ' ')).toBe('IT60 •••• 3456');
});
