import { type Cents, centsFromEuro } from '../../../platform/values/money.ts';
import { DURATION_YEARS, SUM_ASSURED_EURO } from './choices.ts';
import { priceLifeAt } from './price.ts';
import { LIFE_TARIFF } from './tariff.ts';

const NEVER_PRICED = 'the tariff has no price for its own example';

/** The monthly tariff price for a non-smoker of this age. */
export const exampleLifePrice = (age: number, sumEuro: number, years: number): Cents => {
  const price = priceLifeAt(age, { smoker: false, sumAssuredCents: centsFromEuro(sumEuro), years });
  if (price.outcome === 'refused') throw new RangeError(NEVER_PRICED);
  return price.monthlyCents;
};

/** The smallest policy for the youngest age: the lowest price. */
export const LIFE_START = {
  age: LIFE_TARIFF.entryAge.youngest,
  sumEuro: SUM_ASSURED_EURO.min,
  years: DURATION_YEARS.min,
} as const;

export const lifeStartingPrice = () => exampleLifePrice(LIFE_START.age, LIFE_START.sumEuro, LIFE_START.years);
