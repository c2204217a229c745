import { type Rule, textRule } from '../rule/rule.ts';

export const EMAIL_REQUIRED = 'Scrivi la tua e-mail.';
export const INVALID_EMAIL = 'La mail che hai inserito non è valida';

// Deliberately simple: the proof that an address exists is a mail that arrives. No character that is invisible belongs in one.
const ADDRESS =
  /^[^\s\p{C}@"<>(),;:\\[\]]+@(?:[a-z\d](?:[\w-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/u;

// In the address of a page these end the host or hide in it; and what is far too long would take long to read.
const NO_HOST = /[\s\p{C}%/?#@:[\]\\]|^.{254}/u;

/** Browsers and servers have it alike, and it knows every spelling of a host. */
declare const URL: new (address: string) => { readonly hostname: string };

/** As mail servers know it: `Città.it` is `xn--citt-3na.it`. What is no host stays as it is. */
const hostOf = (domain: string): string => {
  try {
    return NO_HOST.test(domain) ? domain : new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
};

/**
 * As its owner wrote it but for accents and the domain, which have one spelling here: whoever looks for an address,
 * databases of every locale included, finds all that was written under it.
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
