import { type Rule, textRule } from '../rule/rule.ts';

export const INVALID_PROVINCE = 'Scrivi la provincia con due lettere, per esempio MI.';

/** Stands for the province of whoever was born abroad, as in the registers. */
export const ABROAD = 'EE';

/** Two letters. Which ones there are, and were when somebody was born, the server knows. */
export const provinceRule: Rule<string> = textRule({
  required: INVALID_PROVINCE,
  tidy: (text) => text.replace(/[^\p{L}\d]/gu, '').toUpperCase(),
  demands: [{ holds: (letters) => /^[A-Z]{2}$/.test(letters), message: INVALID_PROVINCE }],
});
