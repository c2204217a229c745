import { type Cents, cents } from '../../../platform/values/money.ts';
import { ENTRY_AGE, MAX_AGE_AT_EXPIRY } from './ages.ts';
import { ISTAT_2002_UNISEX, type MortalityTable } from './mortality.ts';

/**
 * The numbers behind a price. A quote stores its tariff version, so a change is a new tariff beside the old
 * ones, never an edit: quotes can be recomputed years later.
 */
export type LifeTariff = {
  readonly version: string;
  readonly mortality: MortalityTable;
  /** Mortality adjustment relative to the table. */
  readonly mortalityFactor: { readonly smoker: number; readonly nonSmoker: number };
  readonly interestRate: number;
  /** Yearly expenses, as a share of the sum assured. */
  readonly expensesRate: number;
  /** The part of the premium left after commission. */
  readonly netOfCommission: number;
  readonly fixedYearlyEuro: number;
  /** The charge for monthly payment, as a share of the yearly premium. */
  readonly instalmentRate: number;
  readonly minimumMonthlyCents: Cents;
  readonly entryAge: { readonly youngest: number; readonly oldest: number };
  readonly oldestAtExpiry: number;
};

export const TARIFF_VERSION = 'tcm-2026-11';

export const LIFE_TARIFF: LifeTariff = {
  version: TARIFF_VERSION,
  mortality: ISTAT_2002_UNISEX,
  mortalityFactor: { smoker: 1.6, nonSmoker: 0.85 },
  interestRate: 0.01,
  expensesRate: 0.0003,
  netOfCommission: 0.92,
  fixedYearlyEuro: 15,
  instalmentRate: 0.03,
  minimumMonthlyCents: cents(300),
  entryAge: ENTRY_AGE,
  oldestAtExpiry: MAX_AGE_AT_EXPIRY,
};

const everyTariff: readonly LifeTariff[] = [LIFE_TARIFF];

export const findLifeTariff = (version: string) => everyTariff.find((tariff) => tariff.version === version);
