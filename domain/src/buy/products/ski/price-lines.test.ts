import { expect, test } from 'vitest';
import { cents } from '../../../platform/values/money.ts';
import { skiPriceLines } from './price-lines.ts';

const price = {
  choice: 'Base',
  priceCents: cents(2000),
  listPriceCents: cents(2000),
  discountCents: cents(0),
  promoCode: null,
  tariffVersion: '2026-11',
};
const labelsOf = (changes: object = {}) => skiPriceLines({ ...price, ...changes }).map(({ label }) => label);

test('the price of a ski policy shows a discount, with its code, only where there is one', () => {
  expect(labelsOf()).toEqual(['Scelta', 'Prezzo senza sconto', 'Prezzo', 'Tariffa']);
  const discountCents = cents(1);
  expect(labelsOf({ discountCents })[2]).toBe('Sconto');
  expect(labelsOf({ discountCents, promoCode: 'NEVE' })[2]).toBe('Sconto (NEVE)');
});
