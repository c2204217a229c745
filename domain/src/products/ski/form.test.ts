import { describe, expect, test } from 'vitest';
import { examplePerson } from '../../person/example-person.ts';
import { isoDate } from '../../values/calendar.ts';
import { coverageOf } from './coverage.ts';
import { defaultSkiChoice, isDayCount, isParty, type SkiChoice } from './choice.ts';
import { checkInsurance, checkSkiForm, type SkiForm } from './form.ts';
import { partyDisagreement } from './holders.ts';
import { skiMandatory, skiMessages } from './messages.ts';
import { seasonEnd } from './season.ts';

const now = new Date('2026-12-05T09:30:00Z');

test.each([
  [1, true],
  [29, true],
  [30, false],
  [0, false],
  [-1, false],
  [1.5, false],
  [Number.NaN, false],
])('%d is a number of days: %s', (days, isOne) => {
  expect(isDayCount(days)).toBe(isOne);
});

test.each([
  [1, 0, true],
  [0, 1, true],
  [4, 6, true],
  [5, 6, false],
  [0, 0, false],
  [3, -1, false],
  [-1, 3, false],
  [1.5, 0.5, false],
  [0.5, 1.5, false],
])('%d adults and %d children can be insured together: %s', (adults, kids, isOne) => {
  expect(isParty(adults, kids)).toBe(isOne);
});

const { firstName, lastName, phone, taxCode } = examplePerson;
const ada = { firstName, lastName, birthDate: examplePerson.birthDate as string };
const choice: SkiChoice & Pick<SkiForm, 'startDate' | 'holdersData'> = {
  ...defaultSkiChoice,
  startDate: '2026-12-06',
  holdersData: [ada],
};

describe('when and for whom', () => {
  test.each<[string, Partial<typeof choice>, object]>([
    ['is right', {}, {}],
    [
      'needs somebody',
      { policyAdults: 0, holdersData: [] },
      { policyAdults: skiMessages.SKI_insurance_people },
    ],
    ['needs a day', { policyDayCount: 0 }, { policyDayCount: skiMessages.SKI_insurance_days }],
    ['needs no days for a season', { policyDuration: 'season', policyDayCount: 0 }, {}],
    ['needs a beginning', { startDate: '' }, { startDate: skiMandatory.startDate }],
    [
      'needs names',
      { holdersData: [{ ...ada, firstName: '' }] },
      { 'holdersData.0.firstName': skiMandatory.firstName },
    ],
    [
      'counts a child as one',
      { holdersData: [{ ...ada, birthDate: '2018-01-01' }] },
      {
        policyAdults:
          'Hai scelto 1 adulto, ma il primo giorno di copertura c’è 1 bambino: dai 14 anni si è adulti.',
      },
    ],
  ])('%s', (_, changes, errors) => {
    expect(checkInsurance({ ...choice, ...changes }, now)).toStrictEqual(errors);
  });
});

test('whoever is not born yet counts as an adult until the date is one', () => {
  const two = { ...defaultSkiChoice, policyAdults: 2 };
  expect(partyDisagreement(two, [ada, { ...ada, birthDate: '' }], isoDate('2026-12-06'))).toBeNull();
});

describe('a whole form', () => {
  const form: SkiForm = {
    ...choice,
    owner: {
      firstName,
      lastName,
      email: 'ada@example.it',
      phone,
      hasFiscalCode: 'YES',
      fiscalCode: taxCode,
      birthDate: '',
      gender: '',
      cityOfBirth: '',
      districtOfBirth: '',
      countryOfBirth: 'IT',
      birthPlaceCode: null,
    },
    consents: {
      privacyChecked: true,
      marketingChecked: false,
      profilingChecked: false,
      geolocationChecked: false,
      digitalContractChecked: true,
      preContractChecked: true,
    },
    suitability: null,
    promoCode: null,
    utmSource: null,
    utmMedium: null,
  };

  test('that arrives without our questions is not asked them', () => {
    expect(checkSkiForm(form, now)).toEqual({});
  });

  test('says who the policy is not made for', () => {
    const races = { ...form, suitability: { need: 'competition', limits: 'yes' } };
    expect(Object.keys(checkSkiForm(races, now))).toEqual(['suitability.need']);
  });
});

test('a season that was set apart counts to its last day, then the usual one again', () => {
  const until = isoDate('2027-04-11');
  expect(seasonEnd(isoDate('2027-04-11'), until)).toBe('2027-04-11');
  expect(seasonEnd(isoDate('2027-04-12'), until)).toBe('2027-05-31');
  expect(seasonEnd(isoDate('2027-05-31'))).toBe('2027-05-31');
  expect(seasonEnd(isoDate('2027-06-01'))).toBe('2028-05-31');
});

test.each<[Partial<SkiChoice>, number]>([
  [{ policyType: 'base', policyDayCount: 3 }, 2],
  [{ policyType: 'base', policyDayCount: 4 }, 4],
  [{ policyType: 'plus', policyDayCount: 3 }, 5],
  [{ policyType: 'plus', policyDayCount: 4 }, 7],
  [{ policyType: 'base', policyDuration: 'season', policyDayCount: 1 }, 4],
])('%o is covered by %i lines', (changes, lines) => {
  expect(coverageOf({ ...defaultSkiChoice, ...changes })).toHaveLength(lines);
});
