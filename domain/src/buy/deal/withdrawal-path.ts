/** The start of every withdrawal, linked in every page's footer. */
export const WITHDRAWALS_PATH = '/recesso';

/** In a separate file because every page needs the addresses, and few the rules. */
export const withdrawalPath = (token: string) => `/recesso/${token}`;
