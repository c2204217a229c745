import { type Rule, textRule } from '../rule/rule.ts';
import { NATIONAL_NUMBER, parsePhone, PHONE_PREFIX } from './phone-number.ts';

export const INVALID_PHONE = 'Il numero di telefono che hai inserito non è valido';

/** However it was written, what goes on is `+39` and digits. */
export const phoneRule = (required: string): Rule<string> =>
  textRule({
    required,
    tidy: (text) => parsePhone(text) ?? text.trim(),
    demands: [
      {
        holds: (phone) => phone.startsWith(PHONE_PREFIX) && NATIONAL_NUMBER.test(phone.slice(3)),
        message: INVALID_PHONE,
      },
    ],
  });
