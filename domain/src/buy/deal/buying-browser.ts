/** For how long the browser in which something was bought goes on to the signature without the mail. */
export const BUYING_BROWSER_HOURS = 24;
