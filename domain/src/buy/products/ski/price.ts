import { type Cents, cents } from '../../../platform/values/money.ts';
import { peopleOf, type SkiChoice, type SkiPackage } from './choice.ts';

type PackageTariff = {
  readonly adultDayCents: number;
  readonly kidDayCents: number;
  /** The discount of the promo code per person. */
  readonly promoCents: number;
};

/** Stored with every policy, so that its price can be recomputed years later. */
export const SKI_TARIFF_VERSION = '2026';

export const skiTariff: Readonly<Record<SkiPackage, PackageTariff>> = {
  base: { adultDayCents: 300, kidDayCents: 200, promoCents: 450 },
  plus: { adultDayCents: 400, kidDayCents: 300, promoCents: 600 },
};

/** A season is priced as this many days. */
export const SEASON_DAYS = 10;

const PROMO_CODE = 'SCONTO15';

export type SkiPrice = {
  readonly totalCents: Cents;
  /** Without the promo code: struck through on the screen if it differs. */
  readonly listCents: Cents;
  readonly discountCents: Cents;
};

/** The effect of a promo code: codes apply to seasons, and there is one code. */
export type PromoEffect = 'none' | 'applied' | 'season-only' | 'unknown';

export const promoEffect = (promoCode: string | null, { policyDuration }: SkiChoice): PromoEffect => {
  const code = (promoCode ?? '').trim().toUpperCase();
  if (code === '') return 'none';
  if (code !== PROMO_CODE) return 'unknown';
  return policyDuration === 'season' ? 'applied' : 'season-only';
};

/** A code without effect leaves the price unchanged. */
export const priceSki = (choice: SkiChoice, promoCode: string | null): SkiPrice => {
  const { adultDayCents, kidDayCents, promoCents } = skiTariff[choice.policyType];
  const days = choice.policyDuration === 'season' ? SEASON_DAYS : choice.policyDayCount;
  const list = (choice.policyAdults * adultDayCents + choice.policyKids * kidDayCents) * days;
  const discount = promoEffect(promoCode, choice) === 'applied' ? promoCents * peopleOf(choice) : 0;
  return { totalCents: cents(list - discount), listCents: cents(list), discountCents: cents(discount) };
};
