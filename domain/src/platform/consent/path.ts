/** The mailbox's owner confirms here a consent that was ticked in a form. */
export const consentRequestPath = (token: string) => `/conferma-consensi/${token}`;
