import { accepted, type Rule } from '../../../platform/rule/rule.ts';

/** Takes whatever was typed: a step of the ski flow is judged as a whole, by the rules that the service has too. */
export const typedRule: Rule<string | null> = (given) =>
  accepted(typeof given === 'string' && given.trim() !== '' ? given.trim() : null);
