import { cents } from '../../../platform/values/money.ts';

/** What the cover pays: `cover.ts` puts it in words, `events.ts` calculates with it. */
export const BICI2GO_AMOUNTS = {
  liability: cents(1_000_000_00),
  theft: cents(1500_00),
  /** The owner's share of a theft. */
  theftExcessShare: 0.1,
  /** The bicycle's yearly loss of value. */
  yearlyLoss: 0.15,
  repair: { excess: cents(50_00), limit: cents(500_00) },
} as const;
