/** Up to `upTo` euro, `rate` of what lies in the bracket. */
export type TaxBracket = { readonly upTo: number; readonly rate: number };

/**
 * What is taken off a tax, by yearly income: from `above` to `upTo` euro it falls in a straight line from `from` to
 * `to`.
 */
export type Deduction = {
  readonly above: number;
  readonly upTo: number;
  readonly from: number;
  readonly to: number;
};

/** The age that opens a pension for those who reach it in `inYear` or later. */
export type AgeStep = { readonly inYear: number; readonly years: number; readonly months: number };

export type PensionRules = {
  /** The year whose rules these are: shown beside every figure made with them. */
  readonly year: number;
  readonly ages: readonly AgeStep[];
  readonly contributionYears: number;
  /** Who lacks the years or the minimum amount waits until then. */
  readonly lateAges: readonly AgeStep[];
  readonly lateContributionYears: number;
  /** Euro a month, gross, that a contributory pension must reach to begin at the ordinary age. */
  readonly minimumMonthly: number;
  readonly firstCoefficientAge: number;
  /** Percent of the pot paid each year, from `firstCoefficientAge` on, an age each. */
  readonly coefficients: readonly number[];
  readonly contributionRate: Readonly<Record<Worker, number>>;
  /** Of the contributions, what the worker pays: an employee's part is taken from the salary. */
  readonly ownContributionRate: Readonly<Record<Worker, number>>;
  /** Euro of yearly income above which no contributions are due. */
  readonly contributionCeiling: number;
  /** Euro of yearly income on which contributions are due in any case. */
  readonly contributionFloor: Readonly<Record<Worker, number>>;
  readonly brackets: readonly TaxBracket[];
  readonly pensionDeductions: readonly Deduction[];
  readonly workDeductions: Readonly<Record<Worker, readonly Deduction[]>>;
  /** Untaxed share of a small salary, by income (`upTo` as in a bracket). */
  readonly salarySupplements: readonly TaxBracket[];
  /** Euro a year for salaries up to `upTo` whose tax is more than their deduction less `margin`. */
  readonly lowSalaryBonus: { readonly upTo: number; readonly euro: number; readonly margin: number };
  /** Regional and municipal surcharge, for whoever owes income tax at all. */
  readonly localTaxRate: number;
  readonly payments: number;
};

export const workers = ['employee', 'selfEmployed'] as const;
export type Worker = (typeof workers)[number];

/** From this year on first contributions lead to a pension computed by contributions alone (L. 335/1995). */
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
 * A change of law is a new entry, never an edit: the newest that has begun holds. Where its figures are from stands in
 * `law/pension-facts.ts`.
 */
export const pensionRulesByYear: readonly [PensionRules, ...PensionRules[]] = [rules2026];

/** The rules of a year; of a year that has none yet, the last ones known. */
export const pensionRulesOf = (year: number): PensionRules =>
  pensionRulesByYear.findLast((rules) => rules.year <= year) ?? pensionRulesByYear[0];
