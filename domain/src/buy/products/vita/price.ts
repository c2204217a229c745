import { ageOn, type IsoDate } from '../../../platform/values/calendar.ts';
import { apportion, type Cents, cents, centsFromEuro } from '../../../platform/values/money.ts';
import { mortalityAt } from './mortality.ts';
import { LIFE_TARIFF, type LifeTariff } from './tariff.ts';

export type LifeFacts = {
  readonly birthDate: IsoDate;
  readonly smoker: boolean;
  readonly sumAssuredCents: Cents;
  readonly years: number;
};

/** The parts of a monthly price; they add up to it, to the cent. */
export type PriceParts = {
  readonly riskCents: Cents;
  readonly expensesCents: Cents;
  readonly commissionCents: Cents;
  readonly fixedCents: Cents;
  readonly instalmentCents: Cents;
  /** The supplement up to the minimum premium. */
  readonly minimumCents: Cents;
};

export type LifeRefusal = 'too-young' | 'too-old' | 'expires-too-late';

type PricedWith = { readonly tariffVersion: string; readonly age: number };
export type LifePrice = PricedWith & {
  readonly outcome: 'priced';
  readonly monthlyCents: Cents;
  readonly parts: PriceParts;
};
export type LifeRefused = PricedWith & { readonly outcome: 'refused'; readonly reason: LifeRefusal };

/** The monthly price of a term life policy on a day, or why there is none. */
export const priceLife = (
  { birthDate, ...risk }: LifeFacts,
  today: IsoDate,
  tariff: LifeTariff = LIFE_TARIFF,
): LifePrice | LifeRefused => priceLifeAt(ageOn(birthDate, today), risk, tariff);

/** The same by age: examples have no birth date. */
export const priceLifeAt = (
  age: number,
  { smoker, sumAssuredCents, years }: Omit<LifeFacts, 'birthDate'>,
  tariff: LifeTariff = LIFE_TARIFF,
): LifePrice | LifeRefused => {
  const pricedWith = { tariffVersion: tariff.version, age };
  const reason = refusalOf(age, years, tariff);
  if (reason) return { ...pricedWith, outcome: 'refused', reason };

  const yearly = yearlyParts({ age, smoker, sumEuro: sumAssuredCents / 100, years }, tariff);
  return { ...pricedWith, outcome: 'priced', ...monthlyPrice(yearly, tariff.minimumMonthlyCents) };
};

const refusalOf = (
  age: number,
  years: number,
  { entryAge, oldestAtExpiry }: LifeTariff,
): LifeRefusal | null => {
  if (age < entryAge.youngest) return 'too-young';
  if (age > entryAge.oldest) return 'too-old';
  return age + years > oldestAtExpiry ? 'expires-too-late' : null;
};

type Risk = { age: number; smoker: boolean; sumEuro: number; years: number };

const yearlyParts = ({ age, smoker, sumEuro, years }: Risk, tariff: LifeTariff) => {
  const risk = sumEuro * riskRate(age, smoker, years, tariff);
  const expenses = sumEuro * tariff.expensesRate;
  const withCommission = (risk + expenses) / tariff.netOfCommission;
  const premium = withCommission + tariff.fixedYearlyEuro;
  return {
    risk,
    expenses,
    commission: withCommission - risk - expenses,
    fixed: tariff.fixedYearlyEuro,
    instalment: premium * tariff.instalmentRate,
    total: premium * (1 + tariff.instalmentRate),
  };
};

/**
 * The level yearly premium per euro of cover: the present value of the deaths (each in mid-year) divided by
 * the present value of one euro a year paid by the survivors.
 */
const riskRate = (
  age: number,
  smoker: boolean,
  years: number,
  { mortality, mortalityFactor, interestRate }: LifeTariff,
) => {
  const factor = smoker ? mortalityFactor.smoker : mortalityFactor.nonSmoker;
  const discount = 1 / (1 + interestRate);
  let alive = 1;
  let deaths = 0;
  let payments = 0;
  for (let year = 0; year < years; year += 1) {
    const dying = Math.min(1, factor * mortalityAt(mortality, age + year));
    deaths += discount ** (year + 0.5) * alive * dying;
    payments += discount ** year * alive;
    alive *= 1 - dying;
  }
  return deaths / payments;
};

const monthlyPrice = (yearly: ReturnType<typeof yearlyParts>, minimumMonthlyCents: Cents) => {
  const computedCents = centsFromEuro(yearly.total / 12);
  const monthlyCents = cents(Math.max(minimumMonthlyCents, computedCents));
  const { risk, expenses, commission, fixed, instalment } = yearly;
  const shares = apportion(computedCents, { risk, expenses, commission, fixed, instalment });
  const parts: PriceParts = {
    riskCents: shares.risk,
    expensesCents: shares.expenses,
    commissionCents: shares.commission,
    fixedCents: shares.fixed,
    instalmentCents: shares.instalment,
    minimumCents: cents(monthlyCents - computedCents),
  };
  return { monthlyCents, parts };
};
