import { cents } from '../../../platform/values/money.ts';

/** What the insured bears: `cover.ts` puts it in words, `events.ts` calculates with it. */
export const LIABILITY_EXCESS = { things: cents(150_00), water: cents(250_00) } as const;
