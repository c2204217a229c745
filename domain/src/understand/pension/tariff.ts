/** The numbers behind the estimate. A change of law is a new version beside this one, never an edit. */
export const PENSION_VERSION = '2020-06';

export const RETIREMENT_AGE = 67;
export const MINIMUM_CONTRIBUTION_YEARS = 20;
export const CONTRIBUTION_RATE = 0.33;
export const REVALUATION = 1.01;
export const EXTRA_DEDUCTION_RATE = 0.02;
export const PAYMENTS_PER_YEAR = 13;
export const PRUDENCE_FACTOR = 0.85;

const FIRST_COEFFICIENT_AGE = 57;
/** Percent of the pot paid each year, for retirement at 57, 58, … 71 (D.M. 1 June 2020). */
const TRANSFORMATION_COEFFICIENTS = [
  4.186, 4.289, 4.399, 4.515, 4.639, 4.77, 4.91, 5.06, 5.22, 5.391, 5.575, 5.772, 5.985, 6.215, 6.466,
] as const;

export const transformationCoefficient = (age: number) => {
  const last = TRANSFORMATION_COEFFICIENTS.length - 1;
  const index = Math.min(Math.max(age - FIRST_COEFFICIENT_AGE, 0), last);
  return (TRANSFORMATION_COEFFICIENTS[index] ?? 0) / 100;
};

/** Income tax by bracket: up to `upTo` euro, `rate` on the part within the bracket. */
export const TAX_BRACKETS = [
  { upTo: 15_000, rate: 0.23 },
  { upTo: 28_000, rate: 0.27 },
  { upTo: 55_000, rate: 0.38 },
  { upTo: 75_000, rate: 0.41 },
  { upTo: Number.POSITIVE_INFINITY, rate: 0.43 },
] as const;

export const incomeTax = (grossEuro: number) => {
  let tax = 0;
  let from = 0;
  for (const { upTo, rate } of TAX_BRACKETS) {
    tax += Math.max(0, Math.min(grossEuro, upTo) - from) * rate;
    from = upTo;
  }
  return tax;
};

/** A pensioner's tax deduction, by gross yearly pension. */
export const pensionerDeduction = (grossEuro: number) => {
  if (grossEuro <= 8000) return 1880;
  if (grossEuro <= 15_000) return 1297 + (583 * (15_000 - grossEuro)) / 7000;
  if (grossEuro <= 55_000) return (1297 * (55_000 - grossEuro)) / 40_000;
  return 0;
};
