/** Where every withdrawal begins: it is in the footer of every page. */
export const WITHDRAWALS_PATH = '/recesso';

/** Apart from the rules: every page of the site knows the addresses, few need the rules. */
export const withdrawalPath = (token: string) => `/recesso/${token}`;
