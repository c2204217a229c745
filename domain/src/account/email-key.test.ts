import { expect, test } from 'vitest';
import { emailKey } from './email-key.ts';

test.each([
  ['Ada@Example.IT', 'ada@example.it'],
  [' ada@example.it ', 'ada@example.it'],
  ['ada@citta\u0300.it', 'ada@citt\u00e0.it'],
])('%s is the username %s', (email, key) => {
  expect(emailKey(email)).toBe(key);
});

test('a dot or a plus sign makes another username: only the mail server knows what they mean', () => {
  expect(emailKey('a.da+casa@example.it')).not.toBe(emailKey('ada@example.it'));
});
