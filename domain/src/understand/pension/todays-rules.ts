import { type IsoDate, yearOf } from '../../platform/values/calendar.ts';
import { type Cents, centsFromEuro } from '../../platform/values/money.ts';
import { careerRate } from './career.ts';
import { type AgeStep, type PensionRules, pensionRulesOf, type Worker } from './rules-by-year.ts';
import { REVALUATION } from './tariff.ts';
import { netIncome, taxOnPension } from './tax-of-today.ts';

export type TodaysFacts = {
  readonly birthDate: IsoDate;
  readonly workStartYear: number;
  readonly grossIncomeCents: Cents;
  /** The career slider, 0 to 100. */
  readonly career: number;
  readonly worker: Worker;
  readonly today: IsoDate;
};

export type TodaysPension = {
  /** The year whose rules were used. */
  readonly rulesYear: number;
  /** The date of the first payment, and the age reached by then. */
  readonly year: number;
  readonly month: number;
  readonly ageYears: number;
  readonly ageMonths: number;
  /** What delays it beyond the ordinary age: too few contribution years, or too small an amount. */
  readonly waitsFor: 'years' | 'amount' | null;
  /** Net, per payment, thirteen a year. */
  readonly monthlyCents: Cents;
  readonly grossYearlyCents: Cents;
  readonly taxYearlyCents: Cents;
  readonly localTaxYearlyCents: Cents;
  readonly coefficientPercent: number;
  /** Today's net income, over as many payments as the pension. */
  readonly netIncomePerPaymentCents: Cents;
};

/** Months counted continuously: January of year 0 is 0. */
const monthOf = (date: IsoDate) => yearOf(date) * 12 + Number(date.slice(5, 7)) - 1;
const yearOfMonth = (month: number) => Math.floor(month / 12);

const requestedAge = (steps: readonly AgeStep[], year: number) => {
  const step = steps.findLast(({ inYear }) => inYear <= year) ?? steps[0];
  return step ? step.years * 12 + step.months : 0;
};

/** The first month, from `from` on, in which the age required in that year is reached. */
const monthOfAge = (steps: readonly AgeStep[], born: number, from: number) => {
  let month = from;
  while (month - born < requestedAge(steps, yearOfMonth(month))) month += 1;
  return month;
};

/** Contributions until a month, revalued for whole years; past years count with today's income. */
const potUntil = (rules: PensionRules, facts: TodaysFacts, end: number) => {
  const thisYear = yearOf(facts.today);
  let pot = 0;
  for (let year = facts.workStartYear; year <= yearOfMonth(end); year += 1) {
    const growth = year > thisYear ? careerRate(facts.career) ** (year - thisYear) : 1;
    const income = Math.max((facts.grossIncomeCents / 100) * growth, rules.contributionFloor[facts.worker]);
    const contribution = Math.min(income, rules.contributionCeiling) * rules.contributionRate[facts.worker];
    const isLast = year === yearOfMonth(end);
    pot = isLast ? pot + contribution * ((end % 12) / 12) : pot * REVALUATION + contribution;
  }
  return pot;
};

/** For the months after a birthday the law interpolates by twelfths towards the next age's coefficient. */
const coefficientAt = ({ coefficients, firstCoefficientAge }: PensionRules, ageInMonths: number) => {
  const last = coefficients.length - 1;
  const place = Math.min(Math.max(ageInMonths / 12 - firstCoefficientAge, 0), last);
  const below = coefficients[Math.floor(place)] ?? 0;
  const above = coefficients[Math.ceil(place)] ?? below;
  return below + (above - below) * (place % 1);
};

/** The same person's pension under today's law: shown beside the estimate, never instead of it. */
export const pensionByTodaysRules = (facts: TodaysFacts): TodaysPension => {
  const rules = pensionRulesOf(yearOf(facts.today));
  const born = monthOf(facts.birthDate);
  // Payments begin in the month after all conditions are met; if that is past, the pension can be requested
  // now.
  const firstPayment = (steps: readonly AgeStep[], contributionYears: number) => {
    const contributed = (facts.workStartYear + contributionYears) * 12 - 1;
    return Math.max(monthOfAge(steps, born, contributed), monthOf(facts.today)) + 1;
  };
  const ageInMonths = (start: number) => start - born - (facts.birthDate.endsWith('-01') ? 0 : 1);
  const grossFrom = (start: number) =>
    (potUntil(rules, facts, start) * coefficientAt(rules, ageInMonths(start))) / 100;

  const latest = firstPayment(rules.lateAges, rules.lateContributionYears);
  const byAge = firstPayment(rules.ages, 0);
  const ordinary = firstPayment(rules.ages, rules.contributionYears);
  let start = ordinary;
  while (start < latest && grossFrom(start) / rules.payments < rules.minimumMonthly) start += 1;
  start = Math.min(start, latest);
  const missing = ordinary > byAge ? 'years' : 'amount';

  const gross = grossFrom(start);
  const { incomeTax, localTax } = taxOnPension(rules, gross);
  return {
    rulesYear: rules.year,
    year: yearOfMonth(start),
    month: (start % 12) + 1,
    ageYears: Math.floor(ageInMonths(start) / 12),
    ageMonths: ageInMonths(start) % 12,
    waitsFor: start > byAge ? missing : null,
    monthlyCents: centsFromEuro((gross - incomeTax - localTax) / rules.payments),
    grossYearlyCents: centsFromEuro(gross),
    taxYearlyCents: centsFromEuro(incomeTax),
    localTaxYearlyCents: centsFromEuro(localTax),
    coefficientPercent: coefficientAt(rules, ageInMonths(start)),
    netIncomePerPaymentCents: centsFromEuro(
      netIncome(rules, facts.worker, facts.grossIncomeCents / 100) / rules.payments,
    ),
  };
};
