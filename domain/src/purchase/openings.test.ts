import { expect, test } from 'vitest';
import { isoDate } from '../values/calendar.ts';
import { purchasableProducts } from '../products/catalogue.ts';
import { covid19 } from '../products/covid-19/product.ts';
import { furthestStep } from '../wizard/engine.ts';
import { purchaseOpening } from './openings.ts';
import { findBuyableProduct } from './buyable-products.ts';

test.each(purchasableProducts)('$key begins with the question that it goes on from', (product) => {
  const opening = purchaseOpening(product);
  const whole = findBuyableProduct(product.key)?.wizard;
  expect(opening.formId).toBe(whole?.formId);
  expect(opening.loader).toBe(whole?.loader);
  expect(opening.steps[0]).toBe(whole?.steps[0]);
  expect(opening.steps).toHaveLength(whole?.steps.length ?? 0);
});

test('nobody gets past a question that is not there yet', () => {
  const answers = { firstname: 'Ada', lastname: 'Rossi', email: 'ada@example.it', phone: '+393331234567' };
  expect(furthestStep(purchaseOpening(covid19), answers, isoDate('2026-11-15'))).toBe(1);
});
