import { ADULT_AGE, ageOn, isIsoDate, type IsoDate, yearOf } from '../values/calendar.ts';
import { EARLIEST_BIRTH_YEAR } from '../person/birth-date.ts';
import type { Gender } from '../person/gender.ts';
import { checkCharacterOf } from './check-character.ts';
import { MONTH_LETTERS, WOMEN_DAY_OFFSET } from './compute.ts';
import { withoutOmocodia } from './omocodia.ts';

export type TaxCodeContent = {
  readonly birthDate: IsoDate;
  readonly gender: Gender;
  readonly birthPlaceCode: string;
};

const FORM = /^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPRST][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/;

const isNotTooEarly = (day: IsoDate) => yearOf(day) >= EARLIEST_BIRTH_YEAR;

/** The past dates that the two digits of a year can mean, the latest first. */
const pastDays = (yearMonthDay: string, today: IsoDate) =>
  ['20', '19']
    .map((century) => century + yearMonthDay)
    .filter(isIsoDate)
    .filter((day) => day <= today);

/**
 * The year has only two digits. Of the possible dates we take the latest that gives an adult we could insure,
 * since only adults buy here; failing that, the latest in the past.
 */
const likelyBirthDate = (yearMonthDay: string, today: IsoDate): IsoDate | null => {
  const past = pastDays(yearMonthDay, today);
  const adult = past.find((day) => ageOn(day, today) >= ADULT_AGE && isNotTooEarly(day));
  return adult ?? past[0] ?? null;
};

/** Looks like a code and its check character is right. */
export const hasTaxCodeForm = (code: string) =>
  FORM.test(code) && checkCharacterOf(code.slice(0, 15)) === code[15];

/** Null for an impossible code: its form, its date or its check character is wrong. */
export const parseTaxCode = (code: string, today: IsoDate): TaxCodeContent | null => {
  if (!hasTaxCodeForm(code)) return null;
  const signs = withoutOmocodia(code);
  const dayAndGender = Number(signs.slice(9, 11));
  const isWoman = dayAndGender > WOMEN_DAY_OFFSET;
  const day = String(isWoman ? dayAndGender - WOMEN_DAY_OFFSET : dayAndGender).padStart(2, '0');
  const month = String(MONTH_LETTERS.indexOf(signs[8] ?? '') + 1).padStart(2, '0');
  const birthDate = likelyBirthDate(`${signs.slice(6, 8)}-${month}-${day}`, today);
  if (birthDate === null) return null;
  return { birthDate, gender: isWoman ? 'F' : 'M', birthPlaceCode: signs.slice(11) };
};

/** Whether only one date is possible: `24` may be a child or a centenarian. */
export const isCenturyCertain = ({ birthDate }: TaxCodeContent, today: IsoDate) =>
  pastDays(birthDate.slice(2), today).filter(isNotTooEarly).length < 2;
