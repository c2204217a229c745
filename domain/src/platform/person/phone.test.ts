import { describe, expect, test } from 'vitest';
import { phoneRule } from './phone.ts';
import { formatNational, formatPhone, parsePhone } from './phone-number.ts';

describe('normalising a phone number', () => {
  test.each([
    ['333 1234567', '+393331234567'],
    ['333-1234567', '+393331234567'],
    ['+39 333-1234567', '+393331234567'],
    ['0039 333 1234567', '+393331234567'],
    ['39 333 1234567', '+393331234567'],
    ['(333) 123.45.67', '+393331234567'],
    ['333 123456', '+39333123456'],
    ['393 1234567', '+393931234567'],
    ['02 1234567', '+39021234567'],
    ['+39 06 12345678', '+390612345678'],
  ])('the phone number %s is understood', (text, phone) => {
    expect(parsePhone(text)).toBe(phone);
  });

  test.each(['', '12345', '333 12', '333 123456789', '+44 20 7946 0958', '800 123456', 'mamma'])(
    'the phone number %s is refused',
    (text) => {
      expect(parsePhone(text)).toBeNull();
    },
  );
});

test('a phone number is shown with prefix and hyphen', () => {
  expect(formatPhone('+393331234567')).toBe('+39\u00a0333-1234567');
  expect(formatPhone('+4915112345678')).toBe('+4915112345678');
  expect(formatNational('3331')).toBe('333-1');
  expect(formatNational('+39 333')).toBe('333');
});

test('the rule returns only the stored form, however the number was typed', () => {
  expect(phoneRule('+393331234567')).toEqual({ ok: true, value: '+393331234567' });
  expect(phoneRule('+39 333-1234567')).toEqual({ ok: true, value: '+393331234567' });
  expect(phoneRule('333 123 4567')).toEqual({ ok: true, value: '+393331234567' });
  expect(phoneRule('+39 12').ok).toBe(false);
  expect(phoneRule('').ok).toBe(false);
});

test('a landline is accepted like a mobile, and a foreign number is refused', () => {
  expect(phoneRule('02 1234567')).toEqual({ ok: true, value: '+39021234567' });
  expect(phoneRule('+44 3123456789').ok).toBe(false);
});
