import { expect, test } from 'vitest';
import { nounOf, renewsTacitly } from './catalogue.ts';
import { hasPlate } from './plate.ts';

test('what is sold has the noun of its kind; what is no longer sold was insurance', () => {
  expect(nounOf('pet')).toBe('sussidio');
  expect(nounOf('mimuovo')).toBe('polizza');
  expect(nounOf('gone')).toBe('polizza');
});

test('a year follows the other where the terms say so, and never of what is no longer sold', () => {
  expect(renewsTacitly('mimuovo')).toBe(true);
  expect(renewsTacitly('ski')).toBe(false);
  expect(renewsTacitly('gone')).toBe(false);
});

test('only scooters have a plate', () => {
  expect(['monopattino', 'mimuovo', 'bici2go', 'gone'].map(hasPlate)).toEqual([true, false, false, false]);
});
