import { cents } from '../../../platform/values/money.ts';

/** What the cover pays: `cover.ts` puts it in words, `events.ts` calculates with it. */
export const MONOPATTINO_AMOUNTS = {
  people: cents(6_450_000_00),
  things: cents(1_300_000_00),
  care: { excess: cents(50_00), limit: cents(1000_00) },
} as const;
