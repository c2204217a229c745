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
  '',
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
