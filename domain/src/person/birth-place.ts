import { accepted, type Rule } from '../rule/rule.ts';
import { cityRule } from './address.ts';

/** A town, or the country of whoever was born abroad. */
export const birthPlaceRule: Rule<string> = cityRule;

/** The four signs for it in tax codes; null for a place that was typed and not chosen from the list. */
export const birthPlaceCodeRule: Rule<string | null> = (given) =>
  accepted(typeof given === 'string' && /^[A-Z]\d{3}$/.test(given) ? given : null);
