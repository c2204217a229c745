import { streetNumberRule } from './street-number.ts';

const KINDS =
  /^(via|viale|v\.le|piazza|p\.za|piazzale|p\.le|corso|c\.so|largo|vicolo|strada|contrada|c\.da|località|loc\.?|frazione|fraz\.?|lungomare|salita|calle|campo|borgo)$/i;

/** A street of two or more words, or of one that is more than `via`. */
export const isStreet = (words: readonly string[]) => {
  const [first = ''] = words;
  return words.length > (KINDS.test(first) ? 1 : 0) && first !== '';
};

/** The number of a road is its name: `Strada Provinciale 12`, `S.S. 16`. */
const ROAD = /^(?:strada \p{L}+ale|s\.?\s?[psrc]\.?|autostrada|a)\s*(?:n\.?\s*)?\d+$/iu;

const NUMBER_AT_END =
  /[\s,]+((?:n(?:umero|[.°º])?\s*)?\d+(?:\s*[/-]?\s*[a-z])?(?:\s*[/-]?\s*(?:bis|ter|quater|quinquies))?|s\.?\s?n\.?(?:\s?c\.?)?|senza numero(?: civico)?|km\.?\s*\d+(?:\s*[.,+]\s*\d+)?)$/i;

type StreetAndNumber = { readonly street: string; readonly streetNumber: string };

/**
 * `Via Roma 12/a` is Via Roma and 12A; null if it does not end in a number, or would not be a street without
 * it.
 */
export const splitStreet = (typed: string): StreetAndNumber | null => {
  const text = typed.trim();
  const found = ROAD.test(text) ? null : NUMBER_AT_END.exec(text);
  const number = streetNumberRule(found?.[1]);
  if (!found || !number.ok) return null;
  const street = text.slice(0, found.index);
  return isStreet(street.split(/\s+/)) ? { street, streetNumber: number.value } : null;
};
