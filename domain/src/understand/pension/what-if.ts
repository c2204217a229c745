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

/** What somebody may still decide, or hope for. */
export type PensionWishes = {
  readonly retirementAge: number;
  /** Gross, a year, from next year on. */
  readonly grossIncomeCents: Cents;
  /** Put aside every month, from next year on, beside the contributions. */
  readonly savedMonthlyCents: Cents;
};

export type WhatIfYear = PotYear & {
  /** What was put aside until the end of the year. */
  readonly savedCents: Cents;
};

export type PensionWhatIf = {
  readonly yearOfRetirement: number;
  readonly ageOfRetirement: number;
  /** Each of thirteen payments, net: the pension, what the savings add, and both. */
  readonly pensionCents: Cents;
  readonly savingsCents: Cents;
  readonly totalCents: Cents;
  /** What is left of the income, over as many payments. */
  readonly netIncomeCents: Cents;
  /** What is missing to live as with that income; nothing at best. */
  readonly missingCents: Cents;
  /** What to put aside a month, from nothing, so that nothing is missing; null where no year is left for it. */
  readonly closingMonthlyCents: Cents | null;
  readonly pot: readonly WhatIfYear[];
};

type Range = { readonly min: number; readonly max: number };

export type WishLimits = {
  readonly age: Range;
  /** In cents; the income of today stands on a step. */
  readonly income: Range & { readonly step: number };
  readonly saved: Range & { readonly step: number };
};

/** The age of an early pension by contributions alone, and the last one that has a coefficient of its own. */
const EARLIEST_AGE = 64;
const LATEST_AGE = 71;
const MOST_SAVED_CENTS = 100_000;
const SAVED_STEP_CENTS = 1000;
/** Below this the ends would be too near to each other to move anything. */
const SMALLEST_INCOME_CENTS = 2_000_000;
const INCOME_STEPS_CENTS = [50_000, 500_000, 5_000_000];
const MOST_INCOME_STEPS = 300;

/** Where everything stands before anything is moved: there the figure is the estimate's. */
export const startingWishes = (facts: PensionFacts): PensionWishes => ({
  retirementAge: estimatePension(facts).ageOfRetirement,
  grossIncomeCents: facts.grossIncomeCents,
  savedMonthlyCents: cents(0),
});

const incomeLimits = (income: number) => {
  const span = Math.max(income, SMALLEST_INCOME_CENTS);
  const step = INCOME_STEPS_CENTS.find((each) => span * 1.5 <= each * MOST_INCOME_STEPS) ?? 5_000_000;
  return {
    min: income - Math.floor(income / 2 / step) * step,
    max: income + Math.ceil(span / step) * step,
    step,
  };
};

/** How far each can be moved; null for whoever could stop working already: nothing is left to move. */
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
    saved: { min: 0, max: MOST_SAVED_CENTS, step: SAVED_STEP_CENTS },
  };
};

/** Before the ordinary age the law asks for more than the estimate looks at. */
export const isEarly = (age: number) => age < RETIREMENT_AGE;

/** What a euro a month, put aside until then, is at the end of each year, in euro: it grows like the contributions. */
const growthOfOneEuro = (thisYear: number, years: readonly number[]) => {
  let saved = 0;
  return years.map((year) => {
    if (year > thisYear) saved = saved * REVALUATION + 12;
    return saved;
  });
};

/** The estimate, if some things were otherwise: the same rules, and an order of magnitude for what is put aside. */
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
  // Paid out like the pot of contributions, with the same prudence; without the tax benefits and costs of a fund.
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
