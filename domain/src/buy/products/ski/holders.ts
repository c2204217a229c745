import { ageOn, isIsoDate, type IsoDate, yearOf } from '../../../platform/values/calendar.ts';
import { nameRule } from '../../../platform/person/name.ts';
import type { Rule } from '../../../platform/rule/rule.ts';
import { ADULT_SKIER_AGE, INTENDED_AGES, MIN_SKIER_AGE } from './ages.ts';
import { describePeople, peopleOf, type SkiChoice } from './choice.ts';
import { skiMandatory, skiMessages } from './messages.ts';

/** An insured person as the form stores it; `birthDate` is `YYYY-MM-DD`. */
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
  return ageOn(birthDate, today) < MIN_SKIER_AGE ? skiMessages.SKI_insurance_holder_invalid_age : undefined;
};

/** Whether a person with this birth date can be insured at all. */
export const isInsurable = (birthDate: string, today: IsoDate): birthDate is IsoDate =>
  birthDateMessage(birthDate, today) === undefined;

export type HolderErrors = { readonly [Part in keyof SkiHolder]?: string };

/** The minimum age counts today; whether a person is a child, on the first day of cover. */
export const checkHolder = (holder: SkiHolder, today: IsoDate): HolderErrors => {
  const found = {
    firstName: messageOf(nameRule(skiMandatory.firstName), holder.firstName),
    lastName: messageOf(nameRule(skiMandatory.lastName), holder.lastName),
    birthDate: birthDateMessage(holder.birthDate, today),
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
};

/**
 * Shown for people outside the intended ages, without stopping them. A person who cannot be insured sees only
 * that.
 */
export const holderNotice = (birthDate: string, startDate: IsoDate, today: IsoDate): string | null => {
  if (!isIsoDate(birthDate) || !isInsurable(birthDate, today)) return null;
  const age = ageOn(birthDate, startDate);
  return age < INTENDED_AGES.from || age > INTENDED_AGES.to
    ? skiMessages.SKI_insurance_holder_age_notice
    : null;
};

export const isKidOn = (birthDate: IsoDate, startDate: IsoDate) =>
  ageOn(birthDate, startDate) < ADULT_SKIER_AGE;

/** Adults and children by their birth dates: what the choice should have been. */
export const countHolders = (holders: readonly SkiHolder[], startDate: IsoDate) => {
  const kids = holders.filter(({ birthDate }) => isIsoDate(birthDate) && isKidOn(birthDate, startDate));
  return { policyAdults: holders.length - kids.length, policyKids: kids.length };
};

/** The message for a number of adults and children that contradicts the birth dates; null if they agree. */
export const partyMismatch = (
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
