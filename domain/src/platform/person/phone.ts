import { type Rule, textRule } from '../rule/rule.ts';
import { parsePhone } from './phone-number.ts';

export const INVALID_PHONE = 'Scrivi un numero di telefono italiano, per esempio 333-1234567.';

/** Returns `+39` and digits, however the number was typed. */
export const phoneRule: Rule<string> = textRule({
  required: INVALID_PHONE,
  tidy: (text) => parsePhone(text) ?? text.trim(),
  demands: [{ holds: (phone) => parsePhone(phone) === phone, message: INVALID_PHONE }],
});
