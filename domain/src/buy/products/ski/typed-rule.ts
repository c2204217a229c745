import { accepted, type Rule } from '../../../platform/rule/rule.ts';

/** Accepts any text: a step of the ski flow is checked as a whole, by the same rules as on the server. */
export const typedRule: Rule<string | null> = (given) =>
  accepted(typeof given === 'string' && given.trim() !== '' ? given.trim() : null);
