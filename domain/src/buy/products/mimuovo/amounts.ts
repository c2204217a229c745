import { cents } from '../../../platform/values/money.ts';

/** What the cover pays: `cover.ts` puts it in words, `events.ts` calculates with it. */
export const MIMUOVO_AMOUNTS = {
  liability: cents(500_000_00),
  /** For damage to property. */
  excess: cents(150_00),
  night: cents(30_00),
  maxNights: 30,
  taxi: cents(100_00),
} as const;
