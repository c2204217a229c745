import { describe, expect, test } from 'vitest';
import { examplePerson } from '../../../platform/person/example-person.ts';
import { isoDate } from '../../../platform/values/calendar.ts';
import { defaultSkiChoice, type SkiChoice } from './choice.ts';
import { checkInsurance, checkSkiForm, type SkiForm } from './form.ts';
import { partyDisagreement } from './holders.ts';
import { skiMandatory, skiMessages } from './messages.ts';
const now = new Date('2026-12-05T09:30:00Z');

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

  test('a whole form that arrives without our questions is not asked them', () => {
    expect(checkSkiForm(form, now)).toEqual({});
  });

  test('says who the policy is not made for', () => {
    const races = { ...form, suitability: { need: 'competition', limits: 'yes' } };
    expect(Object.keys(checkSkiForm(races, now))).toEqual(['suitability.need']);
  });
});
