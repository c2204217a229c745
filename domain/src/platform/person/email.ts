import { type Rule, textRule } from '../rule/rule.ts';

export const EMAIL_REQUIRED = 'Scrivi la tua e-mail.';
export const INVALID_EMAIL = 'La mail che hai inserito non è valida';

// Deliberately simple: only a delivered mail proves that an address exists. Invisible characters are refused.
const ADDRESS =
  /^[^\s\p{C}@"<>(),;:\\[\]]+@(?:[a-z\d](?:[\w-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/u;

// In a page's address these end the host or hide in it; and overlong text would take long to parse.
const NO_HOST = /[\s\p{C}%/?#@:[\]\\]|^.{254}/u;

/** Available in browsers and on the server, and it knows every spelling of a host. */
declare const URL: new (address: string) => { readonly hostname: string };

/** As mail servers know it: `Città.it` is `xn--citt-3na.it`. Text that is not a host is left as it is. */
const hostOf = (domain: string): string => {
  try {
    return NO_HOST.test(domain) ? domain : new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
};

/**
 * As its owner typed it, except that accents and the domain get one spelling: any lookup, in a database of
 * any locale, then finds everything stored under the address.
 */
export const tidyEmail = (text: string) => {
  const address = text.trim().normalize('NFC');
  const at = address.lastIndexOf('@') + 1;
  const spelled = at === 0 ? address : address.slice(0, at) + hostOf(address.slice(at));
  return spelled.replace(/[\u{80}-\u{10ffff}]+/gu, (accented) => accented.toLowerCase());
};

export const emailRule: Rule<string> = textRule({
  required: EMAIL_REQUIRED,
  tidy: tidyEmail,
  demands: [{ holds: (address) => address.length <= 254 && ADDRESS.test(address), message: INVALID_EMAIL }],
});
