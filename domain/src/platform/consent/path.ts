/** Where the mailbox's owner says yes to what somebody ticked in a form. */
export const consentRequestPath = (token: string) => `/conferma-consensi/${token}`;
