import { expect, test } from 'vitest';
import { pensionRulesOf, type Worker } from './rules-by-year.ts';
import { netIncome, taxOnPension } from './tax-of-today.ts';

const rules = pensionRulesOf(2026);
const withoutContributions = { ...rules, ownContributionRate: { employee: 0, selfEmployed: 0 } };

// Computed by hand: tax by bracket, minus the deductions, plus surcharges and supplements to small salaries.
test.each<[Worker, number, number]>([
  // No income means no tax and no supplement.
  ['employee', 0, 0],
  // The tax of 1.840 is below the deduction by more than 75: no bonus, but a supplement of 7,1 %.
  ['employee', 8000, 8000 + 568],
  ['employee', 8500, 8500 + 603.5 + 1200],
  ['employee', 15_000, 15_000 - (3450 - 1955) - 304.5 + 795 + 1200],
  ['employee', 20_000, 20_000 - (4600 - 2642.307_692) - 406 + 960],
  ['employee', 30_000, 30_000 - (7100 - 2801.363_636) - 609],
  ['employee', 36_000, 36_000 - (9080 - 1715.454_545) - 730.8],
  ['employee', 60_000, 60_000 - 18_000 - 1218],
  ['selfEmployed', 5500, 5500],
  ['selfEmployed', 12_000, 12_000 - (2760 - 1094) - 243.6],
])('%s with %i euro after contributions has a net income of %f', (worker, gross, net) => {
  expect(netIncome(withoutContributions, worker, gross)).toBeCloseTo(net, 4);
});

test("an income below a craftsman's contributions leaves nothing and owes no tax", () => {
  expect(netIncome(rules, 'selfEmployed', 1000)).toBe(0);
});

test('no contributions are due above the ceiling', () => {
  const taxable = 200_000 - 122_295 * 0.0919;
  const tax = 28_000 * 0.23 + 22_000 * 0.33 + (taxable - 50_000) * 0.43;
  expect(netIncome(rules, 'employee', 200_000)).toBeCloseTo(taxable - tax - taxable * 0.0203, 4);
});

test('owing a few cents of income tax makes the surcharges due', () => {
  const { incomeTax, localTax } = taxOnPension(rules, 8501);
  expect(incomeTax).toBeCloseTo(0.294, 3);
  expect(localTax).toBeCloseTo(8501 * 0.0203, 4);
});

// On 8.000 euro the tax is 1.840 and the deduction 1.955.
test.each([
  ['exactly the margin gives no bonus', 115, 8000 + 568],
  ['less than the margin gives the bonus', 116, 8000 + 568 + 1200],
])('tax below the deduction by %s', (_, margin, net) => {
  const lowSalaryBonus = { ...rules.lowSalaryBonus, margin };
  expect(netIncome({ ...withoutContributions, lowSalaryBonus }, 'employee', 8000)).toBeCloseTo(net, 4);
});
