import { defineErrors } from '../call/problem.ts';

/** What the partner's service has always answered: English, and known to whoever reads it by these words. */
export const PERSONAL_DATA_MISMATCH = "E-mail found but personal data don't match";

export const personErrors = defineErrors({
  'personal-data-mismatch': { status: 422, message: PERSONAL_DATA_MISMATCH },
});
