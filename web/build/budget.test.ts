import { BUDGET_KB, READING_BUDGET_KB } from '@riparo/domain/platform/site/script-budgets.ts';
import { expect, test } from 'vitest';
import { MAX_REQUESTS, overBudget, overRequests } from './budget.ts';

const few = { scripts: 6, beside: 0, isForReading: false };
const light = { path: '/', scriptKb: 78.44, ...few };
const full = { path: '/calcola-la-tua-pensione', scriptKb: BUDGET_KB, ...few };
const heavy = { path: '/privacy', scriptKb: BUDGET_KB + 0.1, ...few };

test('a page may use the whole budget but not more', () => {
  expect(overBudget([light, full, heavy])).toEqual([heavy]);
});

test('a page for reading has a budget of its own', () => {
  const read = { ...light, scriptKb: READING_BUDGET_KB, isForReading: true };
  const overloaded = { ...read, scriptKb: READING_BUDGET_KB + 0.1 };
  expect(overBudget([read, overloaded])).toEqual([overloaded]);
});

test('a first screen is fetched in two rounds, calls among them', () => {
  const whole = { ...light, beside: 3, scripts: MAX_REQUESTS - 3 };
  const scattered = { ...light, beside: 3, scripts: MAX_REQUESTS - 2 };
  const isEmptyQuery = { ...light, beside: 0, scripts: MAX_REQUESTS + 1 };
  expect(overRequests([light, whole, scattered, isEmptyQuery])).toEqual([scattered, isEmptyQuery]);
});
