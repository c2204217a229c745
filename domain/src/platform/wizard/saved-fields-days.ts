/** For how long the cookie of `saved-fields.ts` remembers; the page about cookies says so too. */
export const SAVED_FIELDS_DAYS = 30;
