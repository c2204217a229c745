import { expect, test } from 'vitest';
import { INVALID_PASSWORD, PASSWORD_REQUIRED, passwordRule } from './password.ts';

test.each(['Abcdefg1', 'Abcdefghijklmn1', 'Àbcdèfg1', 'A1 b c d e', 'Aa1!"£$%&/()='])(
  '%j is a password',
  (password) => {
    expect(passwordRule(password).ok).toBe(true);
  },
);

test.each(['', 12_345_678])('%j cannot be a password', (given) => {
  expect(passwordRule(given)).toEqual({ ok: false, message: PASSWORD_REQUIRED });
});

test.each(['Abcdef1', 'Abcdefghijklmno1', 'abcdefg1', 'ABCDEFG1', 'Abcdefgh'])(
  '%j is not a password',
  (password) => {
    expect(passwordRule(password)).toEqual({ ok: false, message: INVALID_PASSWORD });
  },
);
