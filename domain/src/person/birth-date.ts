import * as z from 'zod/mini';
import { ageOn, isIsoDate, type IsoDate, yearOf } from '../calendar.ts';

export const ADULT_AGE = 18;
export const EARLIEST_BIRTH_YEAR = 1920;

export const INVALID_DATE = 'La data che hai inserito non è corretta';
export const UNDERAGE = 'Devi essere maggiorenne';
export const BORN_TOO_EARLY = 'La data di nascita non può essere antecedente al 1920';

export const isUnderage = (birthDate: IsoDate, today: IsoDate) => ageOn(birthDate, today) < ADULT_AGE;

/** An adult's birth date as `YYYY-MM-DD`. */
export const birthDateSchema = (today: IsoDate, required: string) =>
  z.string({ error: required }).check(
    z.minLength(1, { error: required, abort: true }),
    z.refine(isIsoDate, { error: INVALID_DATE, abort: true }),
    z.refine((date) => yearOf(date as IsoDate) >= EARLIEST_BIRTH_YEAR, {
      error: BORN_TOO_EARLY,
      abort: true,
    }),
    // A day to come is a slip of the fingers, not a person who is too young.
    z.refine((date) => date <= today, { error: INVALID_DATE, abort: true }),
    z.refine((date) => !isUnderage(date as IsoDate, today), UNDERAGE),
  );
