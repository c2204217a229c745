import { type Rule, textRule } from '../rule/rule.ts';

export const INVALID_PROVINCE = 'Scrivi la provincia con due lettere, per esempio MI.';

/** The registers' province for a person born abroad. */
export const ABROAD = 'EE';

/** Two letters. Only the server knows which provinces exist, or existed at a date of birth. */
export const provinceRule: Rule<string> = textRule({
  required: INVALID_PROVINCE,
  tidy: (text) => text.replace(/[^\p{L}\d]/gu, '').toUpperCase(),
  demands: [{ holds: (letters) => /^[A-Z]{2}$/.test(letters), message: INVALID_PROVINCE }],
});
