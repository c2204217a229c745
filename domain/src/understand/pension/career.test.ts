import { expect, test } from 'vitest';
import { careerInWords, careerLabel, careerRate } from './career.ts';

test.each([
  [0, 'Statica', 0.99],
  [39, 'Statica', 0.99],
  [40, 'Nella media', 1.001],
  [49, 'Nella media', 1.001],
  [50, 'Nella media', 1.01],
  [51, 'Nella media', 1.001],
  [69, 'Nella media', 1.001],
  [70, 'Brillante', 1.003],
  [100, 'Brillante', 1.003],
])('a career of %i is called %s, and its salary grows by %d a year', (value, label, rate) => {
  expect(careerLabel(value)).toBe(label);
  expect(careerRate(value)).toBe(rate);
});

test.each([
  [0, 'il reddito cala dell’1% l’anno'],
  [45, 'il reddito cresce dello 0,1% l’anno'],
  [50, 'il reddito cresce dell’1% l’anno'],
  [100, 'il reddito cresce dello 0,3% l’anno'],
])('the career %i is explained as: %s', (value, words) => {
  expect(careerInWords(value)).toBe(words);
});
