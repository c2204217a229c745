/** Where whoever asked sees what becomes of it. Apart from the rules: every page of the site knows the addresses. */
export const requestPath = (token: string) => `/richiesta/${token}`;
