import { type Rule, textRule } from '../rule/rule.ts';
import { INCORRECT_VALUE } from '../rule/messages.ts';
import { FIELD_REQUIRED } from './required.ts';

const MAX_LENGTH = 100;

const oneLine = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ');

/** A name on a map. "12345" is a postal code in the wrong field. */
export const placeNameRule = (required: string, message: string): Rule<string> =>
  textRule({
    required,
    tidy: oneLine,
    demands: [{ holds: (name) => name.length <= MAX_LENGTH && /\p{L}/u.test(name), message }],
  });

export const streetRule = placeNameRule(FIELD_REQUIRED, 'Scrivi il nome della via o della piazza.');

const CITY_REQUIRED = 'Scrivi il comune in cui abiti.';
export const cityRule = placeNameRule(CITY_REQUIRED, CITY_REQUIRED);

export const postalCodeRule: Rule<string> = textRule({
  required: 'Scrivi il tuo CAP: sono 5 cifre.',
  tidy: (text) => text.replace(/\s/g, ''),
  demands: [{ holds: (code) => /^\d{5}$/.test(code), message: INCORRECT_VALUE }],
});
