import { expect, test } from 'vitest';
import { nounOf, renewsTacitly } from './catalogue.ts';
import { hasPlate } from './plate.ts';

test('current products have the noun of their kind; discontinued ones were insurance', () => {
  expect(nounOf('pet')).toBe('sussidio');
  expect(nounOf('mimuovo')).toBe('polizza');
  expect(nounOf('gone')).toBe('polizza');
});

test('a cover renews where its terms say so, and never once discontinued', () => {
  expect(renewsTacitly('mimuovo')).toBe(true);
  expect(renewsTacitly('ski')).toBe(false);
  expect(renewsTacitly('gone')).toBe(false);
});

test('only scooters have a plate', () => {
  expect(['monopattino', 'mimuovo', 'bici2go', 'gone'].map(hasPlate)).toEqual([true, false, false, false]);
});
