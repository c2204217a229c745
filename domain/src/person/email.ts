import { type Rule, textRule } from '../rule.ts';

export const INVALID_EMAIL = 'La mail che hai inserito non è valida';

// Deliberately simple: the proof that an address exists is a mail that arrives. What nobody sees is in none.
const ADDRESS = /^[^\s\p{C}@"<>(),;:\\[\]]+@[^\s\p{C}@"<>(),;:\\[\]]+\.[^\s\p{C}@"<>(),;:\\[\].]{2,}$/u;

/**
 * As its owner wrote it but for accents, which have one spelling here: whoever looks for an address, databases of every
 * locale included, finds all that was written under it.
 */
export const tidyEmail = (text: string) =>
  text
    .trim()
    .normalize('NFC')
    .replace(/[\u{80}-\u{10ffff}]+/gu, (accented) => accented.toLowerCase());

export const emailRule: Rule<string> = textRule({
  required: INVALID_EMAIL,
  tidy: tidyEmail,
  demands: [{ holds: (address) => address.length <= 254 && ADDRESS.test(address), message: INVALID_EMAIL }],
});
