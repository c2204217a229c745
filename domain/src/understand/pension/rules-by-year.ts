/** Up to `upTo` euro, `rate` on the part within the bracket. */
export type TaxBracket = { readonly upTo: number; readonly rate: number };

/**
 * A tax deduction by yearly income: between `above` and `upTo` euro it falls linearly from `from` to `to`.
 */
export type Deduction = {
  readonly above: number;
  readonly upTo: number;
  readonly from: number;
  readonly to: number;
};

/** The retirement age of those who reach it in `inYear` or later. */
export type AgeStep = { readonly inYear: number; readonly years: number; readonly months: number };

export type PensionRules = {
  /** The year of these rules: shown with every amount computed from them. */
  readonly year: number;
  readonly ages: readonly AgeStep[];
  readonly contributionYears: number;
  /** The age for those who lack contribution years or the minimum amount. */
  readonly lateAges: readonly AgeStep[];
  readonly lateContributionYears: number;
  /** Gross monthly euro that a contributory pension must reach to begin at the ordinary age. */
  readonly minimumMonthly: number;
  readonly firstCoefficientAge: number;
  /** Percent of the pot paid each year, one per age from `firstCoefficientAge`. */
  readonly coefficients: readonly number[];
  readonly contributionRate: Readonly<Record<Worker, number>>;
  /** The worker's own share of the contributions: an employee's is deducted from the salary. */
  readonly ownContributionRate: Readonly<Record<Worker, number>>;
  /** Yearly income in euro above which no contributions are due. */
  readonly contributionCeiling: number;
  /** Yearly income in euro on which contributions are always due. */
  readonly contributionFloor: Readonly<Record<Worker, number>>;
  readonly brackets: readonly TaxBracket[];
  readonly pensionDeductions: readonly Deduction[];
  readonly workDeductions: Readonly<Record<Worker, readonly Deduction[]>>;
  /** Untaxed supplement to a small salary, by income (`upTo` as in a bracket). */
  readonly salarySupplements: readonly TaxBracket[];
  /** Euro a year for salaries up to `upTo` whose tax exceeds their deduction minus `margin`. */
  readonly lowSalaryBonus: { readonly upTo: number; readonly euro: number; readonly margin: number };
  /** Regional and municipal surcharge, for those who owe income tax. */
  readonly localTaxRate: number;
  readonly payments: number;
};

export const workers = ['employee', 'selfEmployed'] as const;
export type Worker = (typeof workers)[number];

/** With first contributions from this year on, the pension is purely contributory (L. 335/1995). */
export const PURE_CONTRIBUTORY_SINCE = 1996;

const rules2026: PensionRules = {
  year: 2026,
  ages: [
    { inYear: 2019, years: 67, months: 0 },
    { inYear: 2027, years: 67, months: 1 },
    { inYear: 2028, years: 67, months: 3 },
  ],
  contributionYears: 20,
  lateAges: [
    { inYear: 2019, years: 71, months: 0 },
    { inYear: 2027, years: 71, months: 1 },
    { inYear: 2028, years: 71, months: 3 },
  ],
  lateContributionYears: 5,
  minimumMonthly: 546.24,
  firstCoefficientAge: 57,
  coefficients: [
    4.204, 4.308, 4.419, 4.536, 4.661, 4.795, 4.936, 5.088, 5.25, 5.423, 5.608, 5.808, 6.024, 6.258, 6.51,
  ],
  contributionRate: { employee: 0.33, selfEmployed: 0.24 },
  ownContributionRate: { employee: 0.0919, selfEmployed: 0.24 },
  contributionCeiling: 122_295,
  contributionFloor: { employee: 0, selfEmployed: 18_808 },
  brackets: [
    { upTo: 28_000, rate: 0.23 },
    { upTo: 50_000, rate: 0.33 },
    { upTo: Number.POSITIVE_INFINITY, rate: 0.43 },
  ],
  pensionDeductions: [
    { above: 0, upTo: 8500, from: 1955, to: 1955 },
    { above: 8500, upTo: 28_000, from: 1955, to: 700 },
    { above: 28_000, upTo: 50_000, from: 700, to: 0 },
    { above: 25_000, upTo: 29_000, from: 50, to: 50 },
  ],
  workDeductions: {
    employee: [
      { above: 0, upTo: 15_000, from: 1955, to: 1955 },
      { above: 15_000, upTo: 28_000, from: 3100, to: 1910 },
      { above: 28_000, upTo: 50_000, from: 1910, to: 0 },
      { above: 25_000, upTo: 35_000, from: 65, to: 65 },
      { above: 20_000, upTo: 32_000, from: 1000, to: 1000 },
      { above: 32_000, upTo: 40_000, from: 1000, to: 0 },
    ],
    selfEmployed: [
      { above: 0, upTo: 5500, from: 1265, to: 1265 },
      { above: 5500, upTo: 28_000, from: 1265, to: 500 },
      { above: 28_000, upTo: 50_000, from: 500, to: 0 },
      { above: 11_000, upTo: 17_000, from: 50, to: 50 },
    ],
  },
  salarySupplements: [
    { upTo: 8500, rate: 0.071 },
    { upTo: 15_000, rate: 0.053 },
    { upTo: 20_000, rate: 0.048 },
  ],
  lowSalaryBonus: { upTo: 15_000, euro: 1200, margin: 75 },
  localTaxRate: 0.0203,
  payments: 13,
};

/**
 * A change of law is a new entry, never an edit: the latest that has begun applies. The sources of the
 * numbers are in `law/pension-facts.ts`.
 */
export const pensionRulesByYear: readonly [PensionRules, ...PensionRules[]] = [rules2026];

/** The rules of a year; for a year without rules, the latest known. */
export const pensionRulesOf = (year: number): PensionRules =>
  pensionRulesByYear.findLast((rules) => rules.year <= year) ?? pensionRulesByYear[0];
