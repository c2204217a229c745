import { ageOn, isIsoDate } from '../../platform/values/calendar.ts';
import type { SliderField } from '../../platform/wizard/definition.ts';
import { ENTRY_AGE, MAX_AGE_AT_EXPIRY } from '../../buy/products/vita/ages.ts';
import { durationsYears } from '../../buy/products/vita/choices.ts';

export const LIFE_AUDIENCE = `Per chi ha da ${ENTRY_AGE.youngest} a ${ENTRY_AGE.oldest} anni.`;

/**
 * The longest policy that ends at 75. Undefined for the customer who is too old to begin: the service refuses the quote,
 * and its page offers a call.
 */
export const longestDuration: NonNullable<SliderField['highest']> = ({ birthDate }, today) => {
  if (typeof birthDate !== 'string' || !isIsoDate(birthDate)) return undefined;
  const age = ageOn(birthDate, today);
  if (age > ENTRY_AGE.oldest) return undefined;
  return durationsYears.findLast((years) => age + years <= MAX_AGE_AT_EXPIRY);
};
