/** Apart from the rules: every page of the site knows the addresses, few need the rules. */
export const withdrawalPath = (token: string) => `/recesso/${token}`;
