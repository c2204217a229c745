import { ADULT_AGE, ageOn, isIsoDate, type IsoDate, yearOf } from '../values/calendar.ts';
import { type Rule, textRule } from '../rule/rule.ts';

export const EARLIEST_BIRTH_YEAR = 1920;

export const INVALID_DATE = 'La data che hai inserito non è corretta';
export const UNDERAGE = 'Devi essere maggiorenne';
export const BIRTH_YEAR_TOO_EARLY = 'La data di nascita non può essere antecedente al 1920';

export const isUnderage = (birthDate: IsoDate, today: IsoDate) => ageOn(birthDate, today) < ADULT_AGE;

export const birthDateRule = (today: IsoDate, required: string): Rule<string> =>
  textRule({
    required,
    demands: [
      { holds: isIsoDate, message: INVALID_DATE },
      { holds: (date) => yearOf(date as IsoDate) >= EARLIEST_BIRTH_YEAR, message: BIRTH_YEAR_TOO_EARLY },
      // A future date is a typing mistake, not an underage person.
      { holds: (date) => date <= today, message: INVALID_DATE },
      { holds: (date) => !isUnderage(date as IsoDate, today), message: UNDERAGE },
    ],
  });
