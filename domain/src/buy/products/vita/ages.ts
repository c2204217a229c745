/** When the policy that is sold today can be begun, and when it ends at the latest. */
export const ENTRY_AGE = { youngest: 18, oldest: 65 } as const;
export const OLDEST_AT_EXPIRY = 75;
