import type { Deduction, PensionRules, TaxBracket, Worker } from './rules-by-year.ts';

const taxBy = (brackets: readonly TaxBracket[], euro: number) => {
  let tax = 0;
  let from = 0;
  for (const { upTo, rate } of brackets) {
    tax += Math.max(0, Math.min(euro, upTo) - from) * rate;
    from = upTo;
  }
  return tax;
};

const deductionOn = (deductions: readonly Deduction[], euro: number) => {
  let sum = 0;
  for (const { above, upTo, from, to } of deductions) {
    if ((euro > above || above === 0) && euro <= upTo)
      sum += from + ((to - from) * (euro - above)) / (upTo - above);
  }
  return sum;
};

/** The surcharges are due if income tax is. */
const withSurcharges = (rules: PensionRules, incomeTax: number, euro: number) => ({
  incomeTax,
  localTax: incomeTax > 0 ? euro * rules.localTaxRate : 0,
});

export const taxOnPension = (rules: PensionRules, gross: number) =>
  withSurcharges(
    rules,
    Math.max(0, taxBy(rules.brackets, gross) - deductionOn(rules.pensionDeductions, gross)),
    gross,
  );

/** A year's net income from work, in euro: without other income or dependants. */
export const netIncome = (rules: PensionRules, worker: Worker, gross: number) => {
  const insured = Math.min(Math.max(gross, rules.contributionFloor[worker]), rules.contributionCeiling);
  const taxable = Math.max(0, gross - insured * rules.ownContributionRate[worker]);
  const before = taxBy(rules.brackets, taxable);
  const deduction = deductionOn(rules.workDeductions[worker], taxable);
  const { incomeTax, localTax } = withSurcharges(rules, Math.max(0, before - deduction), taxable);
  const received = worker === 'employee' ? salaryBonuses(rules, { taxable, before, deduction }) : 0;
  return taxable - incomeTax - localTax + received;
};

const salaryBonuses = (
  { salarySupplements, lowSalaryBonus }: PensionRules,
  { taxable, before, deduction }: { taxable: number; before: number; deduction: number },
) => {
  const supplement = taxable * (salarySupplements.find(({ upTo }) => taxable <= upTo)?.rate ?? 0);
  const isLow = taxable <= lowSalaryBonus.upTo && before > deduction - lowSalaryBonus.margin;
  return supplement + (isLow ? lowSalaryBonus.euro : 0);
};
