import { expect, test } from 'vitest';
import { ageInWords } from './age-in-words.ts';

test.each([
  [67, 0, '67 anni'],
  [67, 1, '67 anni e un mese'],
  [67, 2, '67 anni e 2 mesi'],
  [71, 11, '71 anni e 11 mesi'],
])('%i years and %i months are %s', (ageYears, ageMonths, words) => {
  expect(ageInWords({ ageYears, ageMonths })).toBe(words);
});
