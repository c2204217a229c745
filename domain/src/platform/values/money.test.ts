import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apportion,
  cents,
  centsFromEuro,
  formatAmount,
  formatEuro,
  formatWholeEuro,
  parseAmount,
} from './money.ts';

test.each([
  [123_456, '€\u00a01.234,56'],
  [0, '€\u00a00,00'],
  [4900, '€\u00a049,00'],
  [100_000_000, '€\u00a01.000.000,00'],
  [-450, '€\u00a0-4,50'],
])('%i cents are written %s', (amount, text) => {
  expect(formatEuro(cents(amount))).toBe(text);
});

test('amounts in whole euro have no cents', () => {
  expect(formatWholeEuro(cents(123_456))).toBe('€\u00a01.235');
  expect(formatAmount(cents(3_000_000))).toBe('30.000');
  expect(formatAmount(cents(3_000_050))).toBe('30.000,50');
});

// Intl omits the dot in 1234 unless grouping is forced.
const byIntl = (decimals: number) =>
  new Intl.NumberFormat('it-IT', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
    signDisplay: 'negative',
  });

test('amounts are formatted as Intl formats them', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (amount) => {
      expect(formatEuro(cents(amount))).toBe(`€\u00a0${byIntl(2).format(amount / 100)}`);
      expect(formatWholeEuro(cents(amount))).toBe(`€\u00a0${byIntl(0).format(amount / 100)}`);
    }),
  );
});

describe('parsing an amount as Italians type it', () => {
  test.each([
    ['30000', 3_000_000],
    ['30.000', 3_000_000],
    ['€ 30.000', 3_000_000],
    ['30.000 €', 3_000_000],
    ['30.000,5', 3_000_050],
    ['1.234.567,89', 123_456_789],
    ['0', 0],
  ])('%s is understood', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  test.each(['', 'tanto', '30,000', '3.0000', '-5', '1.2', '30.000,', '99999999999999999'])(
    '%s is not an amount',
    (text) => {
      expect(parseAmount(text)).toBeNull();
    },
  );

  test('a formatted amount is parsed back to itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (amount) => {
        expect(parseAmount(formatAmount(cents(amount)))).toBe(amount);
      }),
    );
  });
});

test('cents are whole numbers', () => {
  expect(() => cents(1.5)).toThrow(RangeError);
  expect(centsFromEuro(15.666)).toBe(1567);
});

test.each([
  [100, { a: 1, b: 1, c: 1 }, { a: 34, b: 33, c: 33 }],
  [7, { a: 0.5, b: 0.25, c: 0.25 }, { a: 3, b: 2, c: 2 }],
  [0, { a: 1, b: 2, c: 0 }, { a: 0, b: 0, c: 0 }],
  [5, { a: 0, b: 3, c: 0 }, { a: 0, b: 5, c: 0 }],
])('%i cents are split without losing one', (amount, weights, shares) => {
  expect(apportion(cents(amount), weights)).toEqual(shares);
});

test.each([
  [5, '€\u00a00,05'],
  [-5, '€\u00a0-0,05'],
  [-40, '€\u00a0-0,40'],
])('%i cents, less than a euro, are written %s', (amount, text) => {
  expect(formatEuro(cents(amount))).toBe(text);
});

test('minus half a euro is rounded to zero without a sign', () => {
  expect(formatWholeEuro(cents(-40))).toBe('€\u00a00');
  expect(formatWholeEuro(cents(-100))).toBe('€\u00a0-1');
});

test('an amount shows cents only where it has some', () => {
  expect(formatAmount(cents(100))).toBe('1');
  expect(formatAmount(cents(300))).toBe('3');
  expect(formatAmount(cents(301))).toBe('3,01');
});

test('zero is split into zeros when all weights are zero', () => {
  expect(apportion(cents(0), { a: 0, b: 0 })).toEqual({ a: 0, b: 0 });
});
