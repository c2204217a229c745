import { type Rule, textRule } from '../rule/rule.ts';
import { parsePhone } from './phone-number.ts';

export const INVALID_PHONE = 'Il numero di telefono che hai inserito non è valido';

/** However it was written, what goes on is `+39` and digits. */
export const phoneRule = (required: string): Rule<string> =>
  textRule({
    required,
    tidy: (text) => parsePhone(text) ?? text.trim(),
    demands: [{ holds: (phone) => parsePhone(phone) === phone, message: INVALID_PHONE }],
  });
