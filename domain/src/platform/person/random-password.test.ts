import { expect, test } from 'vitest';
import { passwordRule } from './password.ts';
import { passwordFrom, RANDOM_PASSWORD_LENGTH } from './random-password.ts';

const randomNumbers = () =>
  Array.from({ length: 2 * RANDOM_PASSWORD_LENGTH }, () => Math.floor(Math.random() * 2 ** 32));

test('always satisfies the rule, and is never the same', () => {
  const passwords = Array.from({ length: 500 }, () => passwordFrom(randomNumbers()));
  expect(passwords.filter((password) => !passwordRule(password).ok || password.length !== 12)).toEqual([]);
  expect(new Set(passwords).size).toBe(500);
});

test('does not betray by its place which sign was demanded', () => {
  const firsts = new Set(
    Array.from({ length: 300 }, () => /\d/.test(passwordFrom(randomNumbers())[2] ?? '')),
  );
  expect(firsts).toEqual(new Set([true, false]));
});
