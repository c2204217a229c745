import { formatItalianDate, isoDate } from '../values/calendar.ts';

const birthDate = isoDate('1990-03-27');
const birthPlace = { name: 'Roma', district: 'RM', code: 'H501' };
const home = {
  street: 'Via Roma',
  number: '12A',
  zipCode: '20121',
  city: 'Milano',
  district: 'MI',
  region: 'Lombardia',
};

/**
 * Ada, the person in every example: tests, stories, screenshots, the demonstration and measurements.
 * Production code must not load this file (`commands/house-rules/example-person.test.ts`).
 */
export const examplePerson = {
  firstName: 'Ada',
  lastName: 'D’Angelo',
  name: 'Ada D’Angelo',
  gender: 'female' as const,
  birthDate,
  typedBirthDate: formatItalianDate(birthDate),
  birthPlace,
  taxCode: 'DNGDAA90C67H501E',
  phone: '+393331234567',
  home,
};

/** The same, as a purchase stores it. The town was typed, so its region is not known yet. */
export const exampleProfile = {
  gender: examplePerson.gender,
  dateOfBirth: birthDate,
  placeOfBirth: birthPlace.name,
  districtOfBirth: birthPlace.district,
  birthPlaceCode: birthPlace.code,
  phoneNumber: examplePerson.phone,
  taxCode: examplePerson.taxCode,
  country: 'IT',
  address: `${home.street}, ${home.number}`,
  zipCode: home.zipCode,
  city: home.city,
  district: home.district,
  region: null,
};

/** The same, as answers to the questions of a purchase. */
export const exampleAnswers = {
  firstname: examplePerson.firstName,
  lastname: examplePerson.lastName,
  phone: examplePerson.phone,
  date_of_birth: birthDate,
  placeOfBirth: birthPlace.name,
  districtOfBirth: birthPlace.district,
  birthPlaceCode: birthPlace.code,
  street: home.street,
  streetNumber: home.number,
  postalCode: home.zipCode,
  city: home.city,
  district: home.district,
  region: home.region,
  gender: 'F' as const,
  taxCode: examplePerson.taxCode,
};
