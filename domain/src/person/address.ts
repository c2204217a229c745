import { type Rule, textRule } from '../rule/rule.ts';
import { INCORRECT_VALUE } from '../rule/messages.ts';
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

export const postalCodeRule: Rule<string> = textRule({
  required: FIELD_REQUIRED,
  tidy: (text) => text.replace(/\s/g, ''),
  demands: [{ holds: (code) => /^\d{5}$/.test(code), message: INCORRECT_VALUE }],
});
