import { expect, test } from 'vitest';
import { comparison } from './Report.tsx';

test.each([
  [70, 0, 'Hai detto di sentirti al riparo al 70%: per ora nessuna polizza copre quello che ti serve.'],
  [1, 0, 'Hai detto di sentirti al riparo all’1%: per ora nessuna polizza copre quello che ti serve.'],
  [
    34,
    34,
    'Hai detto di sentirti al riparo al 34%: hai visto bene, le polizze che hai coprono il 34% di quello che ti serve.',
  ],
])('a person who feels %i%% and has %i%% reads: %s', (feeling, result, words) => {
  expect(comparison(feeling, result)).toBe(words);
});
