import { describe, expect, test } from 'vitest';
import { examplePerson } from '../../../platform/person/example-person.ts';
import { isoDate } from '../../../platform/values/calendar.ts';
import { omocodiaVariants } from '../../../platform/tax-code/omocodia.ts';
import { defaultSkiChoice } from './choice.ts';
import { checkConsents } from './consents.ts';
import { checkHolder, countHolders, holderNotice, isInsurable, partyMismatch } from './holders.ts';
import { skiMandatory, skiMessages } from './messages.ts';
import { checkOwner, readBirthPlace, type SkiOwner, writeBirthPlace } from './owner.ts';

const today = isoDate('2026-12-05');
const holder = (birthDate: string) => ({ firstName: 'Mia', lastName: 'Rossi', birthDate });

describe('people on a ski policy', () => {
  test.each([
    ['2024-12-05', undefined],
    ['2024-12-06', skiMessages.SKI_insurance_holder_invalid_age],
    ['2027-01-01', skiMessages.SKI_insurance_holder_invalid_age],
    ['1890-01-01', skiMessages.SKI_insurance_holder_invalid_age],
    ['31/12/1990', skiMessages.SKI_insurance_holder_invalid_age],
    ['', skiMandatory.birthDate],
    ['1950-12-05', undefined],
  ])('the data of an insured person born on %j are checked', (birthDate, message) => {
    expect(checkHolder(holder(birthDate), today).birthDate).toBe(message);
  });

  test('an insured person needs two names', () => {
    expect(checkHolder({ firstName: '', lastName: ' ', birthDate: '1990-01-01' }, today)).toEqual({
      firstName: skiMandatory.firstName,
      lastName: skiMandatory.lastName,
    });
  });

  test.each([
    ['2023-12-06', true],
    ['2023-12-05', false],
    ['1951-12-05', false],
    ['1950-12-05', true],
  ])('an insured person born on %s sees the notice about the intended ages: %s', (birthDate, isShown) => {
    expect(holderNotice(birthDate, today, today) !== null).toBe(isShown);
  });

  test.each(['2024-12-06', '2025-06-01', '2026-12-06', '1850-01-01'])(
    'for a person born on %s, who cannot be insured, only that is shown',
    (birthDate) => {
      expect(checkHolder(holder(birthDate), today)).toEqual({
        birthDate: skiMessages.SKI_insurance_holder_invalid_age,
      });
      expect(isInsurable(birthDate, today)).toBe(false);
      for (const start of [today, isoDate('2027-01-10')])
        expect(holderNotice(birthDate, start, today)).toBeNull();
    },
  );

  test('an insured person is a child up to the day before turning 14, on the first day of cover', () => {
    const family = [holder('1985-01-01'), holder('2012-12-06')];
    const choice = { ...defaultSkiChoice, policyAdults: 1, policyKids: 1 };
    expect(partyMismatch(choice, family, today)).toBeNull();
    expect(partyMismatch(choice, family, isoDate('2026-12-06'))).toBe(
      'Hai scelto 1 adulto e 1 bambino, ma il primo giorno di copertura ci sono 2 adulti: dai 14 anni si è adulti.',
    );
    expect(countHolders(family, isoDate('2026-12-06'))).toEqual({ policyAdults: 2, policyKids: 0 });
  });

  test('a form without any insured person is refused', () => {
    expect(partyMismatch(defaultSkiChoice, [], today)).toBe(skiMessages.SKI_insurance_holders_count);
  });
});

const ada: SkiOwner = {
  firstName: examplePerson.firstName,
  lastName: examplePerson.lastName,
  email: 'ada@example.it',
  phone: '+39 333-1234567',
  hasFiscalCode: 'YES',
  fiscalCode: examplePerson.taxCode,
  birthDate: examplePerson.birthDate,
  gender: 'F',
  cityOfBirth: examplePerson.birthPlace.name,
  districtOfBirth: examplePerson.birthPlace.district,
  countryOfBirth: 'IT',
  birthPlaceCode: examplePerson.birthPlace.code,
};

describe('the policyholder of a ski policy', () => {
  test('the policyholder is identified by a tax code in any of its omocodia variants', () => {
    for (const fiscalCode of omocodiaVariants(ada.fiscalCode))
      expect(checkOwner({ ...ada, fiscalCode }, today)).toEqual({});
    expect(checkOwner({ ...ada, fiscalCode: 'dng daa 90c67 h501 e' }, today)).toEqual({});
  });

  test.each([
    [{ fiscalCode: '' }, { fiscalCode: skiMandatory.fiscalCode }],
    [{ fiscalCode: 'DNGDAA90C67H501X' }, { fiscalCode: skiMessages.SKI_insurance_fiscalCodeNotValid }],
    [{ phone: '' }, { phone: skiMandatory.phone }],
    [{ phone: '3331234' }, { phone: skiMessages.number_too_short }],
    [{ phone: '+3933312345678' }, { phone: skiMessages.number_too_big }],
    [{ phone: 'casa mia 12' }, { phone: skiMessages.number_not_valid }],
    [{ email: '' }, { email: skiMandatory.email }],
    [{ email: 'ada@example' }, { email: skiMessages.SKI_insurance_emailNotValid }],
    [{ firstName: '' }, { firstName: skiMandatory.firstName }],
  ])('the error about %j is reported', (changes, errors) => {
    expect(checkOwner({ ...ada, ...changes }, today)).toEqual(errors);
  });

  test.each([
    { firstName: 'Luca' },
    { lastName: 'Bianchi' },
    { gender: 'M' as const },
    { birthDate: '1990-03-28' },
    { birthPlaceCode: 'F205' },
  ])('a difference between the code and %j is reported', (changes) => {
    const { fiscalCode } = checkOwner({ ...ada, ...changes }, today);
    expect(fiscalCode).toContain('Il codice fiscale non corrisponde ai tuoi dati');
  });

  const abroad: SkiOwner = {
    ...ada,
    hasFiscalCode: 'NO',
    fiscalCode: '',
    cityOfBirth: 'Lione',
    districtOfBirth: '',
    countryOfBirth: 'Francia',
    birthPlaceCode: null,
  };

  test('without a code the policyholder is identified by birth and gender', () => {
    expect(checkOwner(abroad, today)).toEqual({});
    const nothing = { birthDate: '', gender: '', cityOfBirth: '', countryOfBirth: '' } as const;
    expect(Object.keys(checkOwner({ ...abroad, ...nothing }, today))).toEqual(Object.keys(nothing));
  });

  test.each([
    ['Francia', undefined],
    ['francia ', undefined],
    ['IT', undefined],
    ['Costa d’Avorio', undefined],
    ["Costa d'avorio", undefined],
    ['Inghilterra', undefined],
    ['Jugoslavia', undefined],
    ['Narnia', skiMessages.SKI_country_unknown],
    ['Lione', skiMessages.SKI_country_unknown],
  ])("the policyholder's country of birth exists or existed: %s", (countryOfBirth, message) => {
    expect(checkOwner({ ...abroad, countryOfBirth }, today).countryOfBirth).toBe(message);
  });

  test.each([
    ['2008-12-05', undefined],
    ['2008-12-06', skiMessages.SKI_insurance_owner_invalid_age],
  ])('a policyholder born on %s is of age from the birthday on', (birthDate, message) => {
    expect(checkOwner({ ...abroad, birthDate }, today).birthDate).toBe(message);
  });

  test.each([
    [{ cityOfBirth: 'Torino', districtOfBirth: 'TO', countryOfBirth: 'IT' }, 'Torino (TO)'],
    [{ cityOfBirth: 'Torino', districtOfBirth: '', countryOfBirth: 'IT' }, 'Torino'],
    [{ cityOfBirth: 'Lione', districtOfBirth: '', countryOfBirth: 'Francia' }, 'Lione, Francia'],
  ])('the birthplace %j of the policyholder is checked', (place, text) => {
    expect(writeBirthPlace({ ...ada, ...place })).toBe(text);
    expect(readBirthPlace(text)).toEqual(place);
  });
});

test('three consents are required and three are optional', () => {
  const none = {
    privacyChecked: false,
    marketingChecked: false,
    profilingChecked: false,
    geolocationChecked: false,
    digitalContractChecked: false,
    preContractChecked: false,
  };
  expect(Object.keys(checkConsents(none))).toEqual([
    'privacyChecked',
    'digitalContractChecked',
    'preContractChecked',
  ]);
});

describe('edge cases', () => {
  test('a form with every field filled in has no errors, not even an empty message', () => {
    expect(checkHolder(holder('1990-01-01'), today)).toStrictEqual({});
    expect(checkOwner(ada, today)).toStrictEqual({});
  });

  test.each([
    ['12345678', undefined],
    ['1234567', skiMessages.number_too_short],
    ['+393331234567', undefined],
    ['0039 333 1234567', undefined],
  ])('the length of a phone number %s', (phone, message) => {
    expect(checkOwner({ ...ada, phone }, today).phone).toBe(message);
  });

  test('a code is compared only with known data', () => {
    const unknown = { birthDate: '', gender: '', birthPlaceCode: null } as const;
    expect(checkOwner({ ...ada, ...unknown }, today)).toEqual({});
    expect(checkOwner({ ...ada, birthDate: examplePerson.typedBirthDate }, today)).toEqual({});
    expect(Object.keys(checkOwner({ ...ada, firstName: '', lastName: '' }, today))).toEqual([
      'firstName',
      'lastName',
    ]);
  });

  test('a minor cannot buy, whatever the code says', () => {
    const young = { ...ada, fiscalCode: 'DNGDAA10C67H501J', birthDate: '', birthPlaceCode: null } as const;
    expect(checkOwner(young, today)).toEqual({ fiscalCode: skiMessages.SKI_insurance_owner_invalid_age });
  });

  test.each([
    ['', skiMandatory.birthDate],
    ['1990-02-31', skiMessages.invalid_date],
    ['2026-12-06', skiMessages.invalid_date],
    ['2026-12-05', skiMessages.SKI_insurance_owner_invalid_age],
  ])('without a code, the birth date %j is checked', (birthDate, message) => {
    expect(checkOwner({ ...ada, hasFiscalCode: 'NO', birthDate }, today).birthDate).toBe(message);
  });

  test('without a code, the country must be given', () => {
    expect(checkOwner({ ...ada, hasFiscalCode: 'NO', countryOfBirth: ' ' }, today).countryOfBirth).toBe(
      skiMandatory.countryOfBirth,
    );
  });
});
