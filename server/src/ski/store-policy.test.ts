import { examplePerson } from '@riparo/domain/person/example-person.ts';
import type { SkiOwner } from '@riparo/domain/products/ski/owner.ts';
import { isoDate } from '@riparo/domain/values/calendar.ts';
import { describe, expect, test } from 'vitest';
import { loadPlaces } from '../places/places.ts';
import { payableUntil, profileOf } from './store-policy.ts';

const morning = '2026-12-05T09:00:00.000Z';

describe('a policy is paid', () => {
  test.each([
    ['to the end of its first day', '2026-12-05', morning, '2026-12-05T23:00:00.000Z'],
    ['to the end of a later first day', '2026-12-08', morning, '2026-12-08T23:00:00.000Z'],
    ['to the end of the last of thirty days', '2027-01-03', morning, '2027-01-03T23:00:00.000Z'],
    ['for thirty days, however late it begins', '2027-01-04', morning, '2027-01-03T23:00:00.000Z'],
    ['for an hour, however late it is', '2026-12-05', '2026-12-05T22:30:00.000Z', '2026-12-05T23:30:00.000Z'],
    ['for an hour at the least', '2026-12-05', '2026-12-05T22:00:00.000Z', '2026-12-05T23:00:00.000Z'],
  ])('%s', (_, startsOn, now, until) => {
    expect(payableUntil(isoDate(startsOn), new Date(now)).toISOString()).toBe(until);
  });
});

describe('who buys', () => {
  const places = loadPlaces();
  const asked: SkiOwner = {
    firstName: examplePerson.firstName,
    lastName: examplePerson.lastName,
    email: 'ada@example.it',
    phone: examplePerson.phone,
    hasFiscalCode: 'NO',
    fiscalCode: '',
    birthDate: '1980-02-29',
    gender: 'M',
    cityOfBirth: 'Bergamo',
    districtOfBirth: 'BG',
    countryOfBirth: 'IT',
    birthPlaceCode: null,
  };
  const notAsked = { country: '', address: '', zipCode: '', city: '', district: '', region: null };
  const profile = (changes: Partial<SkiOwner>) =>
    profileOf(places, { ...asked, ...changes }, isoDate('2026-12-05'));

  test('is known by what their tax code tells', () => {
    const coded = { hasFiscalCode: 'YES', fiscalCode: examplePerson.taxCode } as const;
    const nothing = {
      birthDate: '',
      gender: '',
      cityOfBirth: '',
      districtOfBirth: '',
      countryOfBirth: '',
    } as const;
    const told = {
      ...notAsked,
      gender: 'female',
      dateOfBirth: examplePerson.birthDate,
      placeOfBirth: 'Roma',
      districtOfBirth: 'RM',
      birthPlaceCode: 'H501',
      phoneNumber: examplePerson.phone,
      taxCode: examplePerson.taxCode,
    };
    expect(profile({ ...coded, ...nothing })).toEqual(told);
    expect(profile(coded), 'whatever else is said').toEqual(told);
  });

  test('is known by what they say, without one', () => {
    const told = {
      ...notAsked,
      gender: 'male',
      dateOfBirth: '1980-02-29',
      placeOfBirth: 'Bergamo',
      districtOfBirth: 'BG',
      birthPlaceCode: null,
      phoneNumber: examplePerson.phone,
      taxCode: '',
    };
    expect(profile({})).toEqual(told);
    expect(profile({ fiscalCode: examplePerson.taxCode }), 'one that does not count').toEqual(told);
    expect(profile({ gender: 'F' }).gender).toBe('female');
    const abroad = { cityOfBirth: 'Lugano', districtOfBirth: '', countryOfBirth: 'Svizzera' };
    expect(profile(abroad)).toEqual({ ...told, placeOfBirth: 'Lugano, Svizzera', districtOfBirth: 'EE' });
  });
});
