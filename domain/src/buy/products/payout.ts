import { type Cents, cents } from '../../platform/values/money.ts';

type Limits = { readonly excess?: Cents; readonly limit: Cents };

/** A cost or damage above the excess, up to the limit. */
export const aboveExcess = (cost: number, { excess = cents(0), limit }: Limits): Cents =>
  cents(Math.min(Math.max(0, cost - excess), limit));

/** A share of a cost; at least the excess stays with who pays it, and the limit holds. */
export const shareOf = (cost: number, share: number, { excess = cents(0), limit }: Limits): Cents =>
  cents(Math.min(Math.round(cost * share), aboveExcess(cost, { excess, limit }), limit));

/** The same sum for each night, up to so many. */
export const perNight = (nights: number, sum: Cents, mostNights: number): Cents =>
  cents(Math.min(nights, mostNights) * sum);
