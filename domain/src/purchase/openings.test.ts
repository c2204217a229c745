import { expect, test } from 'vitest';
import { exampleAnswers } from '../person/example-person.ts';
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
  const { firstname, lastname, phone } = exampleAnswers;
  const answers = { firstname, lastname, email: 'ada@example.it', phone };
  expect(furthestStep(purchaseOpening(covid19), answers, isoDate('2026-11-15'))).toBe(1);
});
