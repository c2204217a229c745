import { formatItalianDate, isIsoDate } from '../../platform/values/calendar.ts';
import type { Answer, Answers } from '../../platform/wizard/definition.ts';

/** A person as purchases send and store it; the birth date is GGMMAAAA. */
export type Person = {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  /** `+39` and digits; null if not asked or not given. */
  readonly phone: string | null;
  readonly date_of_birth: string;
  readonly gender: string;
  readonly placeOfBirth: string;
  readonly cityOfBirth: string;
  readonly districtOfBirth: string;
  readonly taxCode: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly district: string;
  /** Null if the town was typed: the server knows the region of every province. */
  readonly region: string | null;
  readonly country: string;
  readonly privacy: boolean;
  readonly marketing: boolean;
  readonly userProfiling: boolean;
};

/** Only Italian addresses are accepted. */
export const HOME_COUNTRY = 'IT';

const text = (answer: Answer | undefined) => (typeof answer === 'string' ? answer : '');
const maybe = (answer: Answer | undefined) => (typeof answer === 'string' && answer !== '' ? answer : null);

const digitsOfDate = (answer: Answer | undefined) =>
  typeof answer === 'string' && isIsoDate(answer) ? formatItalianDate(answer).replaceAll('/', '') : '';

/** The checked answers of the fragments, in the form that purchases share. */
export const personOf = (answers: Answers): Person => ({
  firstname: text(answers['firstname']),
  lastname: text(answers['lastname']),
  email: text(answers['email']),
  phone: maybe(answers['phone']),
  date_of_birth: digitsOfDate(answers['date_of_birth']),
  gender: text(answers['gender']),
  placeOfBirth: text(answers['placeOfBirth']),
  cityOfBirth: text(answers['placeOfBirth']),
  districtOfBirth: text(answers['districtOfBirth']),
  taxCode: text(answers['taxCode']),
  street: text(answers['street']),
  streetNumber: text(answers['streetNumber']),
  postalCode: text(answers['postalCode']),
  city: text(answers['city']),
  district: text(answers['district']),
  region: maybe(answers['region']),
  country: HOME_COUNTRY,
  privacy: answers['privacy'] === true,
  marketing: answers['marketing'] === true,
  userProfiling: answers['userProfiling'] === true,
});
