import { type Cents, centsFromEuro } from '../../platform/values/money.ts';
import { careerRate } from './career.ts';
import {
  CONTRIBUTION_RATE,
  EXTRA_DEDUCTION_RATE,
  incomeTax,
  MINIMUM_CONTRIBUTION_YEARS,
  PAYMENTS_PER_YEAR,
  PENSION_VERSION,
  pensionerDeduction,
  PRUDENCE_FACTOR,
  RETIREMENT_AGE,
  REVALUATION,
  transformationCoefficient,
} from './tariff.ts';

export type PensionFacts = {
  readonly birthYear: number;
  readonly workStartYear: number;
  readonly grossIncomeCents: Cents;
  /** The career slider, 0 to 100. */
  readonly career: number;
  readonly thisYear: number;
  /** The preferred retirement age; the ordinary age if absent. */
  readonly retirementAge?: number;
  /** Gross yearly income from next year on; today's if absent. */
  readonly laterIncomeCents?: Cents;
};

export type PotYear = { readonly year: number; readonly contributionCents: Cents; readonly potCents: Cents };

export type PensionEstimate = {
  readonly version: string;
  readonly yearOfBirth: number;
  readonly yearOfRetirement: number;
  readonly ageOfRetirement: number;
  /** Net, per payment, thirteen a year. */
  readonly monthlyCents: Cents;
  readonly grossYearlyCents: Cents;
  readonly taxYearlyCents: Cents;
  readonly coefficientPercent: number;
  readonly pot: readonly PotYear[];
};

/** The expected contributory pension in today's terms: an estimate, not advice. */
export const estimatePension = ({
  birthYear,
  workStartYear,
  grossIncomeCents,
  career,
  thisYear,
  retirementAge = RETIREMENT_AGE,
  laterIncomeCents = grossIncomeCents,
}: PensionFacts): PensionEstimate => {
  const yearOfRetirement = Math.max(birthYear + retirementAge, workStartYear + MINIMUM_CONTRIBUTION_YEARS);
  const ageOfRetirement = yearOfRetirement - birthYear;
  const coefficient = transformationCoefficient(ageOfRetirement);

  const pot: PotYear[] = [];
  let potEuro = 0;
  for (let year = workStartYear; year < yearOfRetirement; year += 1) {
    const income =
      year > thisYear ? laterIncomeCents * careerRate(career) ** (year - thisYear) : grossIncomeCents;
    const contribution = (income / 100) * CONTRIBUTION_RATE;
    potEuro = potEuro * REVALUATION + contribution;
    pot.push({ year, contributionCents: centsFromEuro(contribution), potCents: centsFromEuro(potEuro) });
  }

  const gross = potEuro * coefficient;
  const tax = Math.max(0, incomeTax(gross) - pensionerDeduction(gross));
  const net = gross - tax - EXTRA_DEDUCTION_RATE * gross;
  return {
    version: PENSION_VERSION,
    yearOfBirth: birthYear,
    yearOfRetirement,
    ageOfRetirement,
    monthlyCents: centsFromEuro((net / PAYMENTS_PER_YEAR) * PRUDENCE_FACTOR),
    grossYearlyCents: centsFromEuro(gross),
    taxYearlyCents: centsFromEuro(tax),
    coefficientPercent: coefficient * 100,
    pot,
  };
};
