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

test('needs enough chance', () => {
  expect(() => passwordFrom([1, 2, 3])).toThrow(RangeError);
});

test('takes signs from the first half of the numbers, and their order from the second', () => {
  const first = Array.from({ length: RANDOM_PASSWORD_LENGTH }, (_, place) => place);
  expect(passwordFrom([...first, ...first])).toBe('Ab4DEFGHJKLM');
  expect(passwordFrom([...first, ...first.toReversed()])).toBe('MLKJHGFED4bA');
});
