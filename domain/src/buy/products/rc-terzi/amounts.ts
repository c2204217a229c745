import { cents } from '../../../platform/values/money.ts';

/** What stays with whoever is insured: `cover.ts` says it in words, `events.ts` counts with it. */
export const LIABILITY_EXCESS = { things: cents(150_00), water: cents(250_00) } as const;
