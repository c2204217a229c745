import { isoDate } from '../calendar.ts';
import type { LegalFact } from '../legal-fact.ts';

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
  /** Regional and municipal surcharge, for who owes income tax at all. */
  readonly localTaxRate: number;
  readonly payments: number;
  readonly facts: readonly LegalFact[];
};

export const workers = ['employee', 'selfEmployed'] as const;
export type Worker = (typeof workers)[number];

/** From this year on first contributions lead to a pension computed by contributions alone (L. 335/1995). */
export const PURE_CONTRIBUTORY_SINCE = 1996;

const checkedOn = isoDate('2026-11-16');

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
  facts: [
    {
      says: 'Coefficienti di trasformazione 2025-2026: 5,608% a 67 anni, 6,510% a 71; per i mesi oltre il compleanno un dodicesimo della differenza con l’età dopo',
      law: 'D.D. 20 novembre 2024; L. 335/1995, art. 1, comma 6',
      source:
        'https://studionaldi.com/aggiornamenti/calcolo-delle-pensioni-ecco-i-nuovi-coefficienti-di-trasformazione-del-montante-contributivo-in-vigore-dal-1-1-2025',
      checkedOn,
    },
    {
      says: 'Età della pensione di vecchiaia: 67 anni fino al 2026, 67 e 1 mese nel 2027, 67 e 3 mesi dal 2028',
      law: 'L. 199/2025; D.L. 78/2010, art. 12',
      source: 'https://tg24.sky.it/economia/2026/01/24/calcolo-pensione-2029',
      checkedOn,
    },
    {
      says: 'Servono 20 anni di contributi e, per chi ha iniziato dal 1996, un importo non inferiore all’assegno sociale; altrimenti 71 anni (adeguati come i 67) con 5 anni di contributi',
      law: 'D.L. 201/2011, art. 24, comma 7; L. 213/2023, art. 1, comma 125',
      source: 'https://www.4manager.org/pillola/requisiti-di-accesso',
      checkedOn,
    },
    {
      says: 'Assegno sociale 2026: 546,24 euro al mese',
      law: 'Circolare INPS 153/2025',
      source: 'https://www.mefop.it/news/normativa/assegno-sociale-2026',
      checkedOn,
    },
    {
      says: 'Contributi 2026 di artigiani e commercianti: 24%; minimale 18.808 euro; massimale 122.295 euro per chi ha iniziato dal 1996',
      law: 'Circolare INPS 14/2026; L. 335/1995, art. 2, comma 18',
      source: 'https://www.leggioggi.it/contributi-2026-per-artigiani-e-commercianti/',
      checkedOn,
    },
    {
      says: 'IRPEF 2026: 23% fino a 28.000 euro, 33% fino a 50.000, 43% oltre',
      law: 'L. 199/2025, art. 1, comma 3; TUIR, art. 11',
      source: 'https://www.studiogambalonga.it/centro-studi/pubblicazioni/2516',
      checkedOn,
    },
    {
      says: 'Detrazione dei pensionati: 1.955 euro fino a 8.500, poi in discesa a 700 a 28.000 e a zero a 50.000; 50 euro in più tra 25.000 e 29.000',
      law: 'TUIR, art. 13, commi 3 e 3-bis',
      source: 'https://marcoferriero.it/?p=6577301',
      checkedOn,
    },
  ],
};

/** A change of law is a new entry, never an edit: the newest that has begun holds. */
export const pensionRulesByYear: readonly [PensionRules, ...PensionRules[]] = [rules2026];

/** The rules of a year; of a year that has none yet, the last ones known. */
export const pensionRulesOf = (year: number): PensionRules =>
  pensionRulesByYear.findLast((rules) => rules.year <= year) ?? pensionRulesByYear[0];
