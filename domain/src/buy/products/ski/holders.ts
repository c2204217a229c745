import { ageOn, isIsoDate, type IsoDate, yearOf } from '../../../platform/values/calendar.ts';
import { nameRule } from '../../../platform/person/name.ts';
import type { Rule } from '../../../platform/rule/rule.ts';
import { ADULT_SKIER_AGE, MADE_FOR, YOUNGEST_SKIER } from './ages.ts';
import { describePeople, peopleOf, type SkiChoice } from './choice.ts';
import { skiMandatory, skiMessages } from './messages.ts';

/** Who is insured, as the form holds it; `birthDate` is `YYYY-MM-DD`. */
export type SkiHolder = { readonly firstName: string; readonly lastName: string; readonly birthDate: string };

const EARLIEST_YEAR = 1900;

const messageOf = <T>(rule: Rule<T>, given: unknown) => {
  const verdict = rule(given);
  return verdict.ok ? undefined : verdict.message;
};

const birthDateMessage = (birthDate: string, today: IsoDate) => {
  if (birthDate === '') return skiMandatory.birthDate;
  if (!isIsoDate(birthDate) || birthDate > today || yearOf(birthDate) < EARLIEST_YEAR)
    return skiMessages.SKI_insurance_holder_invalid_age;
  return ageOn(birthDate, today) < YOUNGEST_SKIER ? skiMessages.SKI_insurance_holder_invalid_age : undefined;
};

/** Whether somebody of this birth date can be insured at all. */
export const isInsurable = (birthDate: string, today: IsoDate): birthDate is IsoDate =>
  birthDateMessage(birthDate, today) === undefined;

export type HolderErrors = { readonly [Part in keyof SkiHolder]?: string };

/** The least age counts today; whether somebody is a child, on the first day of the cover. */
export const checkHolder = (holder: SkiHolder, today: IsoDate): HolderErrors => {
  const found = {
    firstName: messageOf(nameRule(skiMandatory.firstName), holder.firstName),
    lastName: messageOf(nameRule(skiMandatory.lastName), holder.lastName),
    birthDate: birthDateMessage(holder.birthDate, today),
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
};

/**
 * Said beside somebody younger or older than those the cover is made for; it stops nobody. Who can not be insured hears
 * that, and nothing else.
 */
export const holderNotice = (birthDate: string, startDate: IsoDate, today: IsoDate): string | null => {
  if (!isIsoDate(birthDate) || !isInsurable(birthDate, today)) return null;
  const age = ageOn(birthDate, startDate);
  return age < MADE_FOR.from || age > MADE_FOR.to ? skiMessages.SKI_insurance_holder_age_notice : null;
};

export const isKidOn = (birthDate: IsoDate, startDate: IsoDate) =>
  ageOn(birthDate, startDate) < ADULT_SKIER_AGE;

/** How many of each there are by their birth dates: what the choice should have said. */
export const countHolders = (holders: readonly SkiHolder[], startDate: IsoDate) => {
  const kids = holders.filter(({ birthDate }) => isIsoDate(birthDate) && isKidOn(birthDate, startDate));
  return { policyAdults: holders.length - kids.length, policyKids: kids.length };
};

/** Words for a choice of adults and children that birth dates do not bear out; null when they agree. */
export const partyDisagreement = (
  choice: SkiChoice,
  holders: readonly SkiHolder[],
  startDate: IsoDate,
): string | null => {
  if (holders.length !== peopleOf(choice)) return skiMessages.SKI_insurance_holders_count;
  const counted = { ...choice, ...countHolders(holders, startDate) };
  return counted.policyAdults === choice.policyAdults
    ? null
    : `Hai scelto ${describePeople(choice)}, ma il primo giorno di copertura ${holders.length === 1 ? 'c’è' : 'ci sono'} ${describePeople(counted)}: dai ${ADULT_SKIER_AGE} anni si è adulti.`;
};
