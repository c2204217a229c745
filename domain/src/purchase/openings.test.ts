import { expect, test } from 'vitest';
import { isoDate } from '../calendar.ts';
import { furthestStep } from '../wizard/engine.ts';
import { purchaseOpening } from './openings.ts';
import { findBuyableProduct } from './wizards.ts';

const products = ['covid-19', 'pet', 'monopattino', 'mimuovo', 'bici2go', 'rc-terzi-5', 'rc-terzi-10'];

test.each(products)('%s begins with the question that it goes on from', (key) => {
  const opening = purchaseOpening(key);
  const whole = findBuyableProduct(key)?.wizard;
  expect(opening.formId).toBe(whole?.formId);
  expect(opening.loader).toBe(whole?.loader);
  expect(opening.steps[0]).toBe(whole?.steps[0]);
  expect(opening.steps).toHaveLength(whole?.steps.length ?? 0);
});

test('nobody gets past a question that is not there yet', () => {
  const answers = { firstname: 'Ada', lastname: 'Rossi', email: 'ada@example.it', phone: '+393331234567' };
  expect(furthestStep(purchaseOpening('covid-19'), answers, isoDate('2026-11-15'))).toBe(1);
});
