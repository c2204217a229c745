/** Lifetime of the cookie of `saved-fields.ts`; the page about cookies states it too. */
export const SAVED_FIELDS_DAYS = 30;
