import { type Rule, textRule } from '../rule/rule.ts';
import { FIELD_REQUIRED } from './required.ts';

export const INVALID_PROVINCE = 'La provincia si scrive con due lettere, per esempio MI';

/** Stands for the province of whoever was born abroad, as in the registers. */
export const ABROAD = 'EE';

/** Two letters. Which ones there are, and were when somebody was born, the server knows. */
export const provinceRule: Rule<string> = textRule({
  required: FIELD_REQUIRED,
  tidy: (text) => text.replace(/[^\p{L}\d]/gu, '').toUpperCase(),
  demands: [{ holds: (letters) => /^[A-Z]{2}$/.test(letters), message: INVALID_PROVINCE }],
});
