import { type Rule, textRule } from '../rule.ts';
import { INCORRECT_VALUE } from '../wizard/messages.ts';
import { FIELD_REQUIRED } from './required.ts';

const LONGEST = 100;

const oneLine = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ');
const shortEnough = { holds: (text: string) => text.length <= LONGEST, message: INCORRECT_VALUE };

export const streetRule: Rule<string> = textRule({
  required: FIELD_REQUIRED,
  tidy: oneLine,
  // "12345" is a postal code in the wrong box.
  demands: [shortEnough, { holds: (street) => /\p{L}/u.test(street), message: INCORRECT_VALUE }],
});

export const cityRule: Rule<string> = streetRule;

/** `12/a`, `12 A`, `n. 12a`: all of them are 12A. */
const tidyStreetNumber = (text: string) =>
  text
    .toUpperCase()
    .replace(/^\s*N(?:UMERO|[.°º])?\s*(?=\d)/, '')
    .replace(/(?<=\d)\s*[/\\-]?\s*(?=[A-Z]\s*$)/, '')
    .trim();

/** One to five digits and at most one letter. */
export const streetNumberRule: Rule<string> = textRule({
  required: FIELD_REQUIRED,
  tidy: tidyStreetNumber,
  demands: [{ holds: (number) => /^\d{1,5}[A-Z]?$/.test(number), message: INCORRECT_VALUE }],
});

export const postalCodeRule: Rule<string> = textRule({
  required: FIELD_REQUIRED,
  tidy: (text) => text.replace(/\s/g, ''),
  demands: [{ holds: (code) => /^\d{5}$/.test(code), message: INCORRECT_VALUE }],
});
