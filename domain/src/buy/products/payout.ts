import { type Cents, cents } from '../../platform/values/money.ts';

type Limits = { readonly excess?: Cents; readonly limit: Cents };

/** A cost or damage beyond the excess, up to the limit. */
export const aboveExcess = (cost: number, { excess = cents(0), limit }: Limits): Cents =>
  cents(Math.min(Math.max(0, cost - excess), limit));

/** A share of a cost: the insured bears at least the excess, and the limit applies. */
export const shareOf = (cost: number, share: number, { excess = cents(0), limit }: Limits): Cents =>
  cents(Math.min(Math.round(cost * share), aboveExcess(cost, { excess, limit }), limit));

/** A fixed sum per night, up to a maximum of nights. */
export const perNight = (nights: number, sum: Cents, maxNights: number): Cents =>
  cents(Math.min(nights, maxNights) * sum);
