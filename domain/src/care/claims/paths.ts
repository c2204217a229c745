// Separate from the rules: every page of the site imports the addresses.

/** Where a claim starts, with a policy number or from the personal area. */
export const CLAIMS_PATH = '/sinistri';

/** One claim from the first answer to its end: the address is enough to continue it. */
export const claimPath = (token: string) => `/sinistri/${token}`;

/** The link in mails about a policy. */
export const policyClaimPath = (token: string) => `/sinistri/polizza/${token}`;
