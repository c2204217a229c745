import { formatItalianDate, isIsoDate, type IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { choiceIn } from '@riparo/domain/buy/products/ski/choice-answers.ts';
import { holdersIn } from '@riparo/domain/buy/products/ski/holder-answers.ts';
import { isKidOn, type SkiHolder } from '@riparo/domain/buy/products/ski/holders.ts';
import { holderField } from '@riparo/domain/buy/products/ski/insurance-step.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import type { Draft } from '../../../../platform/wizard/form-values.ts';
import { firstDayIn } from './cover-dates.ts';

/** The rows of the form: adults first, then children. */
export type Party = { readonly holders: readonly SkiHolder[]; readonly adults: number };

const emptyHolder: SkiHolder = { firstName: '', lastName: '', birthDate: '' };

export const withAdult = ({ holders, adults }: Party): Party => ({
  holders: holders.toSpliced(adults, 0, emptyHolder),
  adults: adults + 1,
});

export const withKid = ({ holders, adults }: Party): Party => ({
  holders: [...holders, emptyHolder],
  adults,
});

export const without = ({ holders, adults }: Party, place: number): Party => ({
  holders: holders.toSpliced(place, 1),
  adults: place < adults ? adults - 1 : adults,
});

/** Sorts people by their age on the first day; those without a birth date stay as they are. */
export const sorted = ({ holders, adults }: Party, startDate: IsoDate): Party => {
  const isKid = ({ birthDate }: SkiHolder, place: number) =>
    isIsoDate(birthDate) ? isKidOn(birthDate, startDate) : place >= adults;
  const adultsByAge = holders.filter((holder, place) => !isKid(holder, place));
  return { holders: [...adultsByAge, ...holders.filter(isKid)], adults: adultsByAge.length };
};

const shown = (birthDate: string) => (isIsoDate(birthDate) ? formatItalianDate(birthDate) : birthDate);

/** The rows as form values. */
export const partyDraft = ({ holders, adults }: Party): Draft => ({
  policyAdults: [String(adults)],
  policyKids: [String(holders.length - adults)],
  ...Object.fromEntries(
    holders.flatMap(({ firstName, lastName, birthDate }, place) => [
      [holderField(place, 'firstName'), [firstName]],
      [holderField(place, 'lastName'), [lastName]],
      [holderField(place, 'birthDate'), [shown(birthDate)]],
    ]),
  ),
});

const partyIn = (given: Partial<Answers>): Party => ({
  holders: holdersIn(given),
  adults: choiceIn(given).policyAdults,
});

/** The form with one more person. */
export const added = (given: Partial<Answers>, who: 'adult' | 'kid') =>
  partyDraft(who === 'adult' ? withAdult(partyIn(given)) : withKid(partyIn(given)));

/** The form without the person at this position. */
export const removed = (given: Partial<Answers>, place: number) => partyDraft(without(partyIn(given), place));

/** The form with adults and children counted by the birth dates. */
export const settled = (given: Partial<Answers>) => {
  const start = firstDayIn(given);
  return start === null ? {} : partyDraft(sorted(partyIn(given), start));
};
