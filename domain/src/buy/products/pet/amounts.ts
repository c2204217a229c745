import { cents } from '../../../platform/values/money.ts';

/** What the cover pays: `cover.ts` puts it in words, `events.ts` calculates with it. */
export const PET_AMOUNTS = {
  surgery: { share: 0.8, limit: cents(1000_00) },
  visits: { share: 0.7, limit: cents(250_00) },
  excess: cents(50_00),
} as const;
