/** The place of the cookie question, in its own React tree. */
export const CONSENT_PLACE_ID = 'consenso';
