import type { Buyer, PetAttributes, PurchaseConsents } from './purchase-request.ts';
import { ABROAD } from '../../platform/person/province.ts';
import type { Answer, Answers } from '../../platform/wizard/definition.ts';
import { suitabilityByField, suitabilityIn } from '../suitability/fields.ts';
import type { SuitabilityAnswers } from '../suitability/question.ts';
import { PURCHASE_CONSENT_TEXTS, type PurchaseConsent } from './consents.ts';
import { HOME_COUNTRY } from './person.ts';

// Converts between the names of a deal's fields and those of the purchase questions.

type Given = Partial<Record<string, Answer>>;

export type DealData = {
  readonly buyer: Buyer;
  readonly attributes?: PetAttributes;
  readonly consents: PurchaseConsents;
  readonly suitability?: SuitabilityAnswers;
};

const text = (answer: Answer | undefined) => (typeof answer === 'string' ? answer : '');
const maybe = (answer: Answer | undefined) => (typeof answer === 'string' && answer !== '' ? answer : null);

const consentNames = Object.keys(PURCHASE_CONSENT_TEXTS) as PurchaseConsent[];

/** `Via Roma, 12A`; the number follows the last comma. */
const splitAddress = (address: string) => {
  const comma = address.lastIndexOf(',');
  return comma === -1
    ? { street: address.trim(), streetNumber: '' }
    : { street: address.slice(0, comma).trim(), streetNumber: address.slice(comma + 1).trim() };
};

/** The answers that would give this deal. */
export const answersOf = ({ buyer, attributes, consents, suitability = {} }: DealData): Given => {
  const { profile } = buyer;
  return {
    firstname: buyer.firstName,
    lastname: buyer.lastName,
    email: buyer.email,
    phone: profile.phoneNumber,
    date_of_birth: profile.dateOfBirth,
    placeOfBirth: profile.placeOfBirth,
    districtOfBirth: profile.districtOfBirth,
    birthPlaceCode: profile.birthPlaceCode ?? null,
    ...splitAddress(profile.address),
    postalCode: profile.zipCode,
    city: profile.city,
    district: profile.district,
    region: profile.region,
    gender: profile.gender === 'female' ? 'F' : 'M',
    taxCode: profile.taxCode,
    taxCodeConfirmed: profile.taxCodeConfirmed,
    plateCode: profile.plateCode ?? null,
    ...attributes,
    ...consents,
    ...suitabilityByField(suitability),
  };
};

export const buyerOf = (answers: Answers): Buyer => ({
  email: text(answers['email']),
  firstName: text(answers['firstname']),
  lastName: text(answers['lastname']),
  profile: {
    gender: answers['gender'] === 'F' ? 'female' : 'male',
    dateOfBirth: text(answers['date_of_birth']),
    placeOfBirth: text(answers['placeOfBirth']),
    districtOfBirth: text(answers['districtOfBirth']) || ABROAD,
    birthPlaceCode: maybe(answers['birthPlaceCode']),
    phoneNumber: maybe(answers['phone']),
    taxCode: text(answers['taxCode']),
    taxCodeConfirmed: answers['taxCodeConfirmed'] === true,
    country: HOME_COUNTRY,
    address: `${text(answers['street'])}, ${text(answers['streetNumber'])}`,
    zipCode: text(answers['postalCode']),
    city: text(answers['city']),
    district: text(answers['district']),
    region: maybe(answers['region']),
    ...(maybe(answers['plateCode']) ? { plateCode: maybe(answers['plateCode']) } : {}),
  },
});

const petNames = ['petType', 'petName', 'pet_date_of_birth', 'petChipNumber', 'petBreed'] as const;

/** Undefined for a product that asks only about the buyer. */
export const petAttributesOf = (answers: Answers): PetAttributes | undefined => {
  const answered = petNames.filter((name) => typeof answers[name] === 'string');
  return answered.length === 0
    ? undefined
    : Object.fromEntries(answered.map((name) => [name, text(answers[name])]));
};

export const consentsOf = (answers: Answers): PurchaseConsents =>
  Object.fromEntries(
    consentNames.filter((name) => answers[name] !== undefined).map((name) => [name, answers[name] === true]),
  );

/** All answers of a purchase in the form of a deal. */
export const dealDataOf = (answers: Answers): DealData => {
  const attributes = petAttributesOf(answers);
  const suitability = suitabilityIn(answers);
  return {
    buyer: buyerOf(answers),
    ...(attributes ? { attributes } : {}),
    consents: consentsOf(answers),
    ...(suitability ? { suitability } : {}),
  };
};
