import { describe, expect, test } from 'vitest';
import { cleanDate, dropLetters, maskAmount, maskDate, maskPhone, maskYear } from './masks.ts';

const typeInto = (mask: (text: string) => string, keys: string) =>
  [...keys].reduce((shown, key) => mask(shown + key), '');

describe('masking a date', () => {
  test.each([
    ['12031990', '12/03/1990'],
    ['1/2/1990', '1/2/1990'],
    ['01/02/1990', '01/02/1990'],
    ['120319901', '12/03/1990'],
    ['1', '1'],
    ['12', '12'],
    ['120', '12/0'],
    ['ieri', ''],
    ['12a03b1990', '12/03/1990'],
    ['1o/marzo', '1/'],
  ])('the date typed as %s becomes %s', (keys, shown) => {
    expect(typeInto(maskDate, keys)).toBe(shown);
  });

  test.each([
    ['12-03-1990', '12/03/1990'],
    ['1.2.1990', '1/2/1990'],
    [' 12031990 ', '12/03/1990'],
    ['nato il 12.03.1990', '12/03/1990'],
    ['12/', '12/'],
    ['', ''],
    ['1985-08-19', '19/08/1985'],
    [' 1985-8-9', '09/08/1985'],
    ['1985/08/19', '19/08/1985'],
    ['1985-08-19T00:00:00Z', '19/08/1985'],
  ])('the date pasted as %j becomes %s', (text, shown) => {
    expect(maskDate(text)).toBe(shown);
  });
});

test('a date filled in by the browser is reordered wherever the caret is', () => {
  expect(cleanDate('1985-08-19')).toBe('19/08/1985');
});

test('a letter typed into a date or an amount is removed, and the rest stays as it is', () => {
  expect(dropLetters('12/0x3/1990')).toBe('12/03/1990');
  expect(dropLetters('1/2/19')).toBe('1/2/19');
  expect(dropLetters('30.0o00,50 €')).toBe('30.000,50 €');
});

describe('masking a year', () => {
  test.each([
    ['2014', '2014'],
    ['2o14', '214'],
    ['20145', '2014'],
    ['mille', ''],
  ])('the year typed as %s becomes %s', (keys, shown) => {
    expect(typeInto(maskYear, keys)).toBe(shown);
  });

  test('a year pasted with words around it loses the words', () => {
    expect(maskYear('dal 2014')).toBe('2014');
  });
});

describe('masking a phone number', () => {
  test.each([
    ['3331234567', '333-1234567'],
    ['021234567', '021-234567'],
    ['+393331234567', '333-1234567'],
  ])('the phone number typed as %s becomes %s', (keys, shown) => {
    expect(typeInto(maskPhone, keys)).toBe(shown);
  });

  test('a phone number pasted with its prefix loses it, since the prefix is shown before the field', () => {
    expect(maskPhone('+39 333 1234567')).toBe('333-1234567');
    expect(maskPhone('0039 333-1234567')).toBe('333-1234567');
    expect(maskPhone('casa')).toBe('casa');
  });
});

describe('masking an amount', () => {
  test.each([
    ['30000', '30.000'],
    ['1234567', '1.234.567'],
    ['28500,5', '28.500,5'],
    ['007', '7'],
    ['abc', ''],
    ['30mila', '30'],
    ['3o000', '3.000'],
  ])('the amount typed as %s becomes %s', (keys, shown) => {
    expect(typeInto(maskAmount, keys)).toBe(shown);
  });

  test('an amount pasted with a sign loses the sign', () => {
    expect(maskAmount('€ 30.000,00')).toBe('30.000,00');
    expect(maskAmount('euro 30.000')).toBe('30.000');
  });

  test.each(['28.5', '1.23', '30,000'])('an ambiguous amount pasted as %s is left alone', (text) => {
    expect(maskAmount(text)).toBe(text);
  });
});

test('an amount pasted with its comma gets its dots too', () => {
  expect(maskAmount('28500,')).toBe('28.500,');
});
