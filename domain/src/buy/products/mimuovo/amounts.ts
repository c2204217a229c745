import { cents } from '../../../platform/values/money.ts';

/** What the cover pays: `cover.ts` says it in words, `events.ts` counts with it. */
export const MIMUOVO_AMOUNTS = {
  liability: cents(500_000_00),
  /** Of damage to things. */
  excess: cents(150_00),
  night: cents(30_00),
  mostNights: 30,
  taxi: cents(100_00),
} as const;
