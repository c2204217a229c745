import { type Rule, textRule } from '../rule.ts';

export const INVALID_EMAIL = 'La mail che hai inserito non è valida';

// Deliberately simple: the proof that an address exists is a mail that arrives.
const ADDRESS = /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+\.[^\s@"<>(),;:\\[\].]{2,}$/u;

export const emailRule: Rule<string> = textRule({
  required: INVALID_EMAIL,
  tidy: (text) => text.trim(),
  demands: [{ holds: (address) => address.length <= 254 && ADDRESS.test(address), message: INVALID_EMAIL }],
});
