/** Ages at the start of the policy on sale today; the end has a maximum age as well. */
export const ENTRY_AGE = { youngest: 18, oldest: 65 } as const;
export const MAX_AGE_AT_EXPIRY = 75;
