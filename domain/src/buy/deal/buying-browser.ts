/** How long the browser that made the purchase may go on to the signature without the mail. */
export const BUYING_BROWSER_HOURS = 24;
