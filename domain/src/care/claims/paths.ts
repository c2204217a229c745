// Apart from the rules: every page of the site knows the addresses.

/** Where something that happened is reported, with the number of a policy or from the personal area. */
export const CLAIMS_PATH = '/sinistri';

/** One's own claim, from the first answer to the last word: whoever has the address goes on with it. */
export const claimPath = (token: string) => `/sinistri/${token}`;

/** What a mail about a policy leads to. */
export const policyClaimPath = (token: string) => `/sinistri/polizza/${token}`;
