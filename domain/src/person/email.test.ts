import { expect, test } from 'vitest';
import { emailRule, INVALID_EMAIL } from './email.ts';

test.each([
  'ada@example.it',
  'ada.rossi+casa@posta.example.it',
  "d'angelo@example.it",
  'ADA@EXAMPLE.IT',
  'ada@città.it',
  '  ada@example.it ',
])('%s is an address', (address) => {
  expect(emailRule(address)).toEqual({ ok: true, value: address.trim() });
});

test.each([
  ['an accent typed as a sign of its own', 'ada@citta\u0300.it', 'ada@città.it'],
  ['accents in capitals', 'ÀDA@CITTÀ.IT', 'àDA@CITTà.IT'],
])('%s has one spelling', (_, typed, kept) => {
  expect(emailRule(typed)).toEqual({ ok: true, value: kept });
});

test.each([
  '',
  'a\u202e@example.it',
  'a@example.it\u200b',
  'ada\u0000@example.it',
  'ada',
  'ada@',
  '@example.it',
  'ada@example',
  'ada rossi@example.it',
  'ada@example..it ,',
  'a@b.it\r\nBcc: c@d.it',
  'Ada <ada@example.it>',
  `${'a'.repeat(250)}@example.it`,
])('%j is not', (address) => {
  expect(emailRule(address)).toEqual({ ok: false, message: INVALID_EMAIL });
});
