import type { IsoDate } from '../values/calendar.ts';
import type { Gender } from '../person/gender.ts';
import { checkCharacterOf } from './check-character.ts';
import { firstNameLetters, surnameLetters } from './name-letters.ts';

export type TaxPayer = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: IsoDate;
  readonly gender: Gender;
  /** The four characters of the town or country of birth: `H501`, `Z110`. */
  readonly birthPlaceCode: string;
};

export const MONTH_LETTERS = 'ABCDEHLMPRST';
/** Women's days run from 41 to 71. */
export const WOMEN_DAY_OFFSET = 40;

/** `90C67`: year, month and day, with the gender in the day. */
export const birthSigns = (birthDate: IsoDate, gender: Gender) => {
  const day = Number(birthDate.slice(8)) + (gender === 'F' ? WOMEN_DAY_OFFSET : 0);
  const month = MONTH_LETTERS[Number(birthDate.slice(5, 7)) - 1];
  return `${birthDate.slice(2, 4)}${month}${String(day).padStart(2, '0')}`;
};

/** The code the tax office would give; null for a name in a script other than Latin. */
export const computeTaxCode = ({ firstName, lastName, birthDate, gender, birthPlaceCode }: TaxPayer) => {
  const surname = surnameLetters(lastName);
  const name = firstNameLetters(firstName);
  if (surname === null || name === null) return null;
  const fifteen = `${surname}${name}${birthSigns(birthDate, gender)}${birthPlaceCode}`;
  return fifteen + checkCharacterOf(fifteen);
};
