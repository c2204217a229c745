import { expect, test } from 'vitest';
import { BUDGET_KB, budgetReport, overBudget } from './budget.ts';

const light = { path: '/', scriptKb: 78.44 };
const full = { path: '/calcola-la-tua-pensione', scriptKb: BUDGET_KB };
const heavy = { path: '/privacy', scriptKb: BUDGET_KB + 0.1 };

test('a page may use the whole budget but not more', () => {
  expect(overBudget([light, full, heavy])).toEqual([heavy]);
});

test('the report has one line for each page', () => {
  expect(budgetReport([light, full]).split('\n')).toEqual([
    '  /                          78.4 kB',
    '  /calcola-la-tua-pensione   89.0 kB',
  ]);
});
