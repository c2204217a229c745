import { type Cents, cents, centsFromEuro } from '../../platform/values/money.ts';
import { estimatePension, type PensionFacts, type PotYear } from './estimate.ts';
import { pensionRulesOf, type Worker } from './rules-by-year.ts';
import {
  MINIMUM_CONTRIBUTION_YEARS,
  PAYMENTS_PER_YEAR,
  PRUDENCE_FACTOR,
  RETIREMENT_AGE,
  REVALUATION,
  transformationCoefficient,
} from './tariff.ts';
import { netIncome } from './tax-of-today.ts';

/** What a person can still decide, or hope for. */
export type PensionWishes = {
  readonly retirementAge: number;
  /** Gross yearly, from next year on. */
  readonly grossIncomeCents: Cents;
  /** Saved every month, from next year on, in addition to contributions. */
  readonly savedMonthlyCents: Cents;
};

export type WhatIfYear = PotYear & {
  /** Savings up to the end of the year. */
  readonly savedCents: Cents;
};

export type PensionWhatIf = {
  readonly yearOfRetirement: number;
  readonly ageOfRetirement: number;
  /** Net, per payment, thirteen a year: the pension, the addition from savings, and the total. */
  readonly pensionCents: Cents;
  readonly savingsCents: Cents;
  readonly totalCents: Cents;
  /** The net income, over as many payments. */
  readonly netIncomeCents: Cents;
  /** What is missing to maintain that income; zero at best. */
  readonly missingCents: Cents;
  /** The monthly saving, from zero, that closes the gap; null if no year is left for it. */
  readonly closingMonthlyCents: Cents | null;
  readonly pot: readonly WhatIfYear[];
};

type Range = { readonly min: number; readonly max: number };

export type WishLimits = {
  readonly age: Range;
  /** In cents; today's income is on a step. */
  readonly income: Range & { readonly step: number };
  readonly saved: Range & { readonly step: number };
};

/** The age of an early, purely contributory pension, and the last age with its own coefficient. */
const EARLIEST_AGE = 64;
const LATEST_AGE = 71;
const MAX_SAVED_CENTS = 100_000;
const SAVED_STEP_CENTS = 1000;
/** Below this the range would be too narrow. */
const MIN_INCOME_CENTS = 2_000_000;
const INCOME_STEPS_CENTS = [50_000, 500_000, 5_000_000];
const MAX_INCOME_STEPS = 300;

/** The initial position: there the result equals the estimate. */
export const initialWishes = (facts: PensionFacts): PensionWishes => ({
  retirementAge: estimatePension(facts).ageOfRetirement,
  grossIncomeCents: facts.grossIncomeCents,
  savedMonthlyCents: cents(0),
});

const incomeLimits = (income: number) => {
  const span = Math.max(income, MIN_INCOME_CENTS);
  const step = INCOME_STEPS_CENTS.find((each) => span * 1.5 <= each * MAX_INCOME_STEPS) ?? 5_000_000;
  return {
    min: income - Math.floor(income / 2 / step) * step,
    max: income + Math.ceil(span / step) * step,
    step,
  };
};

/** The range of each slider; null for a person who could already retire: there is nothing to move. */
export const wishLimits = (facts: PensionFacts): WishLimits | null => {
  const { birthYear, workStartYear, thisYear } = facts;
  const { yearOfRetirement } = estimatePension(facts);
  if (yearOfRetirement <= thisYear) return null;
  const min = Math.max(
    EARLIEST_AGE,
    workStartYear + MINIMUM_CONTRIBUTION_YEARS - birthYear,
    thisYear - birthYear,
  );
  return {
    age: { min, max: Math.max(LATEST_AGE, min) },
    income: incomeLimits(facts.grossIncomeCents),
    saved: { min: 0, max: MAX_SAVED_CENTS, step: SAVED_STEP_CENTS },
  };
};

/** Before the ordinary age the law has conditions that the estimate ignores. */
export const isEarly = (age: number) => age < RETIREMENT_AGE;

/** The value of one euro saved a month, at the end of each year, in euro: it grows like the contributions. */
const growthOfOneEuro = (thisYear: number, years: readonly number[]) => {
  let saved = 0;
  return years.map((year) => {
    if (year > thisYear) saved = saved * REVALUATION + 12;
    return saved;
  });
};

/** The estimate under other assumptions: the same rules, and an order of magnitude for savings. */
export const pensionWhatIf = (facts: PensionFacts, wishes: PensionWishes, worker: Worker): PensionWhatIf => {
  const { retirementAge, grossIncomeCents, savedMonthlyCents } = wishes;
  const { yearOfRetirement, ageOfRetirement, monthlyCents, pot } = estimatePension({
    ...facts,
    retirementAge,
    laterIncomeCents: grossIncomeCents,
  });
  const rules = pensionRulesOf(facts.thisYear);
  const growth = growthOfOneEuro(
    facts.thisYear,
    pot.map(({ year }) => year),
  );
  // Paid out like the contribution pot, with the same caution; without the tax benefits and costs of a fund.
  const paidOfOneEuro =
    (((growth.at(-1) ?? 0) * transformationCoefficient(ageOfRetirement)) / PAYMENTS_PER_YEAR) *
    PRUDENCE_FACTOR;
  const savingsCents = cents(Math.round(savedMonthlyCents * paidOfOneEuro));
  const totalCents = cents(monthlyCents + savingsCents);
  const netIncomeCents = centsFromEuro(netIncome(rules, worker, grossIncomeCents / 100) / rules.payments);
  const missingOfPension = Math.max(0, netIncomeCents - monthlyCents);
  return {
    yearOfRetirement,
    ageOfRetirement,
    pensionCents: monthlyCents,
    savingsCents,
    totalCents,
    netIncomeCents,
    missingCents: cents(Math.max(0, netIncomeCents - totalCents)),
    closingMonthlyCents:
      paidOfOneEuro > 0
        ? cents(Math.ceil(missingOfPension / paidOfOneEuro / SAVED_STEP_CENTS) * SAVED_STEP_CENTS)
        : null,
    pot: pot.map((year, place) => ({
      ...year,
      savedCents: cents(Math.round(savedMonthlyCents * (growth[place] ?? 0))),
    })),
  };
};
