import { accepted, type Rule } from '../rule/rule.ts';
import { placeNameRule } from './address.ts';
import { FIELD_REQUIRED } from './required.ts';

/** A town, or the country for a person born abroad. */
export const birthPlaceRule = placeNameRule(FIELD_REQUIRED, 'Scrivi il comune o lo Stato di nascita.');

/** Its four characters in tax codes; null for a place that was typed instead of chosen from the list. */
export const birthPlaceCodeRule: Rule<string | null> = (given) =>
  accepted(typeof given === 'string' && /^[A-Z]\d{3}$/.test(given) ? given : null);
