import { cents } from '../../../platform/values/money.ts';

/** What the cover pays: `cover.ts` says it in words, `events.ts` counts with it. */
export const BICI2GO_AMOUNTS = {
  liability: cents(1_000_000_00),
  theft: cents(1500_00),
  /** Of a theft, what stays with whoever owns the bicycle. */
  theftOwnShare: 0.1,
  /** What a bicycle loses of its value in a year. */
  yearlyLoss: 0.15,
  repair: { excess: cents(50_00), limit: cents(500_00) },
} as const;
