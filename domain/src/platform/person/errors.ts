import { defineErrors } from '../call/problem.ts';

/** The partner's wire format has always answered this in English, and clients match these exact words. */
export const PERSONAL_DATA_MISMATCH = "E-mail found but personal data don't match";

export const personErrors = defineErrors({
  'personal-data-mismatch': { status: 422, message: PERSONAL_DATA_MISMATCH },
});
