import { isIsoDate, type IsoDate } from '../../../platform/values/calendar.ts';
import { isUnderage } from '../../../platform/person/birth-date.ts';
import { COUNTRY_NAMES } from './countries.ts';
import { emailRule } from '../../../platform/person/email.ts';
import { PHONE_PREFIX } from '../../../platform/person/phone-number.ts';
import { type Gender, isGender } from '../../../platform/person/gender.ts';
import { nameRule } from '../../../platform/person/name.ts';
import { type Rule, textRule } from '../../../platform/rule/rule.ts';
import { compareTaxCode, explainDifferences } from '../../../platform/tax-code/compare.ts';
import { parseTaxCode } from '../../../platform/tax-code/parse.ts';
import { tidyTaxCode } from '../../../platform/tax-code/tidy.ts';
import { skiMandatory, skiMessages } from './messages.ts';

/** The buyer, identified by a tax code or else by birth and gender. */
export type SkiOwner = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly hasFiscalCode: 'YES' | 'NO';
  readonly fiscalCode: string;
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
  readonly gender: Gender | '';
  readonly cityOfBirth: string;
  readonly districtOfBirth: string;
  /** `IT`, or the name of a foreign country. */
  readonly countryOfBirth: string;
  /** The birthplace's four characters in tax codes, if chosen from the list or read from a code. */
  readonly birthPlaceCode: string | null;
};

export const ITALY = 'IT';

const MIN_PHONE_LENGTH = 8;
const MAX_PHONE_LENGTH = 13;

export const tidySkiPhone = (text: string) => text.replace(/[\s\-./()]/g, '').replace(/^00/, '+');

/** The plus of a foreign prefix is not counted: `+49` and eleven digits are a mobile. */
const lengthOf = (phone: string) =>
  phone.startsWith(PHONE_PREFIX) ? phone.length : phone.replace('+', '').length;

/**
 * `+39` and ten digits are the longest Italian numbers. Foreign numbers are accepted, since skiers come from
 * abroad.
 */
export const skiPhoneRule: Rule<string> = textRule({
  required: skiMandatory.phone,
  tidy: tidySkiPhone,
  demands: [
    { holds: (phone) => /^\+?\d+$/.test(phone), message: skiMessages.number_not_valid },
    { holds: (phone) => lengthOf(phone) >= MIN_PHONE_LENGTH, message: skiMessages.number_too_short },
    { holds: (phone) => lengthOf(phone) <= MAX_PHONE_LENGTH, message: skiMessages.number_too_big },
  ],
});

const messageOf = <T>(rule: Rule<T>, given: unknown) => {
  const verdict = rule(given);
  return verdict.ok ? undefined : verdict.message;
};

/** The code must match these data in one of its omocodia variants. Missing data are not compared. */
const fiscalCodeMessage = (owner: SkiOwner, today: IsoDate) => {
  const code = tidyTaxCode(owner.fiscalCode);
  if (code === '') return skiMandatory.fiscalCode;
  const content = parseTaxCode(code, today);
  if (content === null) return skiMessages.SKI_insurance_fiscalCodeNotValid;
  const differences = compareTaxCode(code, {
    firstName: owner.firstName || undefined,
    lastName: owner.lastName || undefined,
    birthDate: isIsoDate(owner.birthDate) ? owner.birthDate : undefined,
    gender: isGender(owner.gender) ? owner.gender : undefined,
    birthPlaceCode: owner.birthPlaceCode ?? undefined,
  });
  if (differences.length > 0) return explainDifferences(differences);
  return isUnderage(content.birthDate, today) ? skiMessages.SKI_insurance_owner_invalid_age : undefined;
};

const birthDateMessage = (birthDate: string, today: IsoDate) => {
  if (birthDate === '') return skiMandatory.birthDate;
  if (!isIsoDate(birthDate) || birthDate > today) return skiMessages.invalid_date;
  return isUnderage(birthDate, today) ? skiMessages.SKI_insurance_owner_invalid_age : undefined;
};

/** In everyday spelling: without accents, with either apostrophe. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

const countryMessage = (country: string) => {
  if (country.trim() === '') return skiMandatory.countryOfBirth;
  const isKnown = country === ITALY || COUNTRY_NAMES.some((known) => plain(known) === plain(country));
  return isKnown ? undefined : skiMessages.SKI_country_unknown;
};

export type OwnerErrors = { readonly [Part in keyof SkiOwner]?: string };

export const checkOwner = (owner: SkiOwner, today: IsoDate): OwnerErrors => {
  const identity =
    owner.hasFiscalCode === 'YES'
      ? { fiscalCode: fiscalCodeMessage(owner, today) }
      : {
          birthDate: birthDateMessage(owner.birthDate, today),
          gender: isGender(owner.gender) ? undefined : skiMandatory.gender,
          cityOfBirth: owner.cityOfBirth.trim() === '' ? skiMandatory.cityOfBirth : undefined,
          countryOfBirth: countryMessage(owner.countryOfBirth),
        };
  const found = {
    firstName: messageOf(nameRule(skiMandatory.firstName), owner.firstName),
    lastName: messageOf(nameRule(skiMandatory.lastName), owner.lastName),
    ...identity,
    phone: messageOf(skiPhoneRule, owner.phone),
    email: messageOf(emailRule, owner.email),
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
};

/** `Torino (TO)`, `Lione, Francia`: a birthplace as one text, as in the API. */
export const writeBirthPlace = ({ cityOfBirth, districtOfBirth, countryOfBirth }: SkiOwner) => {
  const city = cityOfBirth.trim();
  if (countryOfBirth !== ITALY) return `${city}, ${countryOfBirth.trim()}`;
  return districtOfBirth === '' ? city : `${city} (${districtOfBirth})`;
};

type BirthPlace = Pick<SkiOwner, 'cityOfBirth' | 'districtOfBirth' | 'countryOfBirth'>;

export const readBirthPlace = (text: string): BirthPlace => {
  const italian = /^(.+) \(([A-Za-z]{2})\)$/.exec(text.trim());
  if (italian?.[1] && italian[2])
    return { cityOfBirth: italian[1], districtOfBirth: italian[2], countryOfBirth: ITALY };
  const abroad = /^(.+), ([^,]+)$/.exec(text.trim());
  if (abroad?.[1] && abroad[2])
    return { cityOfBirth: abroad[1], districtOfBirth: '', countryOfBirth: abroad[2] };
  return { cityOfBirth: text.trim(), districtOfBirth: '', countryOfBirth: ITALY };
};
