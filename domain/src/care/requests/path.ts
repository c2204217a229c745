/** The status page of a request. Separate from the rules: every page of the site imports the addresses. */
export const requestPath = (token: string) => `/richiesta/${token}`;
