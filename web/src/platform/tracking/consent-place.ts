/** Where the question stands, in a tree of its own. */
export const CONSENT_PLACE_ID = 'consenso';
