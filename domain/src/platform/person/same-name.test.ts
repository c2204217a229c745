import { expect, test } from 'vitest';
import { isSameName } from './same-name.ts';

test.each([
  ['Ada', 'ADA'],
  ['Nicolò', 'Nicolo'],
  ["D'Angelo", 'd’angelo'],
  ['De’ Medici', 'De Medici'],
  ['Anna-Rosa', 'Anna Rosa'],
  ['Nicolò'.normalize('NFD'), 'Nicolò'],
  [' Rossi ', 'Rossi'],
  ['Çelik', 'Celik'],
])('%s is the same name as %s', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

test.each([
  ['Ada', 'Eva'],
  ['Rossi', 'Rosso'],
  ['Anna', 'Anna Rosa'],
  ['Мария', 'Марина'],
])('%s is not the same name as %s', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});
