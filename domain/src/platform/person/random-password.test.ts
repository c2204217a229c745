import { expect, test } from 'vitest';
import { passwordRule } from './password.ts';
import { passwordFrom, RANDOM_PASSWORD_LENGTH } from './random-password.ts';

const randomNumbers = () =>
  Array.from({ length: 2 * RANDOM_PASSWORD_LENGTH }, () => Math.floor(Math.random() * 2 ** 32));

test('a random password always satisfies the rule, and never repeats', () => {
  const passwords = Array.from({ length: 500 }, () => passwordFrom(randomNumbers()));
  expect(passwords.filter((password) => !passwordRule(password).ok || password.length !== 12)).toEqual([]);
  expect(new Set(passwords).size).toBe(500);
});

test('the required characters of a random password are not at fixed places', () => {
  const firsts = new Set(
    Array.from({ length: 300 }, () => /\d/.test(passwordFrom(randomNumbers())[2] ?? '')),
  );
  expect(firsts).toEqual(new Set([true, false]));
});
