import { expect, test } from 'vitest';
import { EMAIL_REQUIRED, emailRule, INVALID_EMAIL, tidyEmail } from './email.ts';

test.each([
  'ada@example.it',
  'ada.rossi+casa@posta.example.it',
  "d'angelo@example.it",
  'ADA@example.it',
  'àda@example.it',
  'ada@xn--citt-3na.it',
  'ada@posta_2.example.it',
  '  ada@example.it ',
])('%s is an address', (address) => {
  expect(emailRule(address)).toEqual({ ok: true, value: address.trim() });
});

test.each([
  ['an accent typed as a combining character', 'a\u0300da@example.it', 'àda@example.it'],
  ['accents in capitals', 'ÀDA@example.it', 'àDA@example.it'],
  ['a domain in capitals', 'Ada@EXAMPLE.IT', 'Ada@example.it'],
  ['a domain with an accent', 'ada@città.it', 'ada@xn--citt-3na.it'],
  ['its capitals', 'ada@CITTÀ.it', 'ada@xn--citt-3na.it'],
  ['a domain with a combining accent', 'ada@citta\u0300.it', 'ada@xn--citt-3na.it'],
  ['a wide letter', 'ada@ｅxample.it', 'ada@example.it'],
  ['a dot of another script', 'ada@example。it', 'ada@example.it'],
  ['a ligature', 'ada@exaſmple.it', 'ada@exasmple.it'],
])('%s is stored in one spelling', (_, typed, kept) => {
  expect(emailRule(typed)).toEqual({ ok: true, value: kept });
  expect(emailRule(kept)).toEqual({ ok: true, value: kept });
});

test.each([
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
  'ada@example..it',
  'ada@.example.it',
  'ada@example.it.',
  'ada@example.it。',
  'ada@127.0.0.10',
  'ada@１２７.0.0.10',
  'ada@0x7f.12',
  'ada@[127.0.0.1]',
  'ada@[::1].it',
  'ada@example.it:80',
  'ada@example.it/it',
  'ada@example.it?.it',
  'ada@example.it#.it',
  'ada@ex%61mple.it',
  'ada@ex％61mple.it',
  'ada@-example.it',
  'ada@exam*ple.it',
  'ada@ex\u00adample.it',
  `ada@${'a'.repeat(64)}.it`,
  `ada@${'è'.repeat(60)}.it`,
  `${'a'.repeat(250)}@example.it`,
])('%j is not an address', (address) => {
  expect(emailRule(address)).toEqual({ ok: false, message: INVALID_EMAIL });
});

test('an empty box is reported as missing, not as invalid', () => {
  for (const empty of ['', ' ', undefined])
    expect(emailRule(empty)).toEqual({ ok: false, message: EMAIL_REQUIRED });
});

test('an address may have 254 characters', () => {
  const domain = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.it`;
  const longest = `${'x'.repeat(254 - domain.length - 1)}@${domain}`;
  expect(longest).toHaveLength(254);
  expect(emailRule(longest).ok).toBe(true);
  expect(emailRule(`x${longest}`).ok).toBe(false);
});

test('text without @ is left as it was typed', () => {
  expect(tidyEmail('EXAMPLE.IT')).toBe('EXAMPLE.IT');
});
