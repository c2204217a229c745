import { describe, expect, test } from 'vitest';
import { examplePerson } from '../../../platform/person/example-person.ts';
import { isoDate } from '../../../platform/values/calendar.ts';
import { defaultSkiChoice, type SkiChoice } from './choice.ts';
import { checkInsurance, checkSkiForm, type SkiForm } from './form.ts';
import { partyMismatch } from './holders.ts';
import { skiMandatory, skiMessages } from './messages.ts';
const now = new Date('2026-12-05T09:30:00Z');

const { firstName, lastName, phone, taxCode } = examplePerson;
const ada = { firstName, lastName, birthDate: examplePerson.birthDate as string };
const choice: SkiChoice & Pick<SkiForm, 'startDate' | 'holdersData'> = {
  ...defaultSkiChoice,
  startDate: '2026-12-06',
  holdersData: [ada],
};

describe('the step with dates and people', () => {
  test.each<[string, Partial<typeof choice>, object]>([
    ['a complete step is valid', {}, {}],
    [
      'at least one person is required',
      { policyAdults: 0, holdersData: [] },
      { policyAdults: skiMessages.SKI_insurance_people },
    ],
    [
      'a daily policy requires a number of days',
      { policyDayCount: 0 },
      { policyDayCount: skiMessages.SKI_insurance_days },
    ],
    ['a season requires no number of days', { policyDuration: 'season', policyDayCount: 0 }, {}],
    ['a start is required', { startDate: '' }, { startDate: skiMandatory.startDate }],
    [
      'names are required',
      { holdersData: [{ ...ada, firstName: '' }] },
      { 'holdersData.0.firstName': skiMandatory.firstName },
    ],
    [
      'a child chosen as an adult is reported',
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

test('a person without a birth date counts as an adult until it is given', () => {
  const two = { ...defaultSkiChoice, policyAdults: 2 };
  expect(partyMismatch(two, [ada, { ...ada, birthDate: '' }], isoDate('2026-12-06'))).toBeNull();
});

describe('checking the whole form', () => {
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

  test('a form from outside our pages needs no suitability answers', () => {
    expect(checkSkiForm(form, now)).toEqual({});
  });

  test('a form from someone the policy does not suit gets an error', () => {
    const races = { ...form, suitability: { need: 'competition', limits: 'yes' } };
    expect(Object.keys(checkSkiForm(races, now))).toEqual(['suitability.need']);
  });
});
