import { describe, expect, test } from 'vitest';
import { examplePerson } from '../../../platform/person/example-person.ts';
import { skiPolicyRequestSchema } from './policy-request.ts';
import type { SkiForm } from './form.ts';
import { readPayload, writePayload } from './wire.ts';

const now = new Date('2026-12-05T09:30:20Z');

const names = { firstName: examplePerson.firstName, lastName: examplePerson.lastName };
const form: SkiForm = {
  policyType: 'plus',
  policyDuration: 'daily',
  policyDayCount: 3,
  policyAdults: 1,
  policyKids: 1,
  startDate: '2026-12-06',
  holdersData: [
    { ...names, birthDate: examplePerson.birthDate },
    { firstName: 'Leo', lastName: 'Rossi', birthDate: '2018-01-01' },
  ],
  owner: {
    ...names,
    email: 'ada@example.it',
    phone: examplePerson.phone,
    hasFiscalCode: 'YES',
    fiscalCode: examplePerson.taxCode,
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
    geolocationChecked: true,
    digitalContractChecked: true,
    preContractChecked: true,
  },
  suitability: { need: 'leisure', limits: 'yes' },
  promoCode: null,
  utmSource: 'neve',
  utmMedium: 'mail',
};

describe('a ski form in its wire format', () => {
  test('the form on the wire uses the names of the specification', () => {
    expect(writePayload(form, now)).toEqual({
      product_type: 'plus',
      adults_num: 1,
      kids_num: 1,
      duration: 'daily',
      days: 3,
      start_date: '2026-12-05 23:00',
      holders: [
        { first_name: names.firstName, last_name: names.lastName, dob: examplePerson.birthDate },
        { first_name: 'Leo', last_name: 'Rossi', dob: '2018-01-01' },
      ],
      contractor: {
        first_name: names.firstName,
        last_name: names.lastName,
        email: 'ada@example.it',
        phone: examplePerson.phone,
        cf: examplePerson.taxCode,
      },
      consents: {
        privacy: true,
        marketing: false,
        profiling: false,
        geo_localization: true,
        digital_contract: true,
        pre_contract: true,
      },
      suitability: { need: 'leisure', limits: 'yes' },
      promo_code: null,
      utm_source: 'neve',
      utm_medium: 'mail',
    });
  });

  test('the form is the same after a round trip', () => {
    const payload = skiPolicyRequestSchema.parse(writePayload(form, now));
    expect(readPayload(payload, now)).toEqual({ form });
  });

  test('the form on the wire of a season has no days', () => {
    const payload = writePayload({ ...form, policyDuration: 'season' }, now);
    expect(payload).toMatchObject({ duration: 'seasonal', days: null });
    expect(readPayload(payload, now)).toMatchObject({ form: { policyDuration: 'season' } });
  });

  test('the form on the wire of a buyer without a tax code has birth and gender', () => {
    const owner = {
      ...form.owner,
      hasFiscalCode: 'NO',
      fiscalCode: '',
      birthDate: examplePerson.birthDate,
      gender: 'F',
      cityOfBirth: 'Lione',
      countryOfBirth: 'Francia',
    } as const;
    const payload = writePayload({ ...form, owner }, now);
    expect(payload.contractor).toMatchObject({
      dob: examplePerson.birthDate,
      pob: 'Lione, Francia',
      gender: 'F',
    });
    expect(payload.contractor).not.toHaveProperty('cf');
    expect(readPayload(payload, now)).toMatchObject({ form: { owner } });
  });

  test('errors are named like the fields that were sent', () => {
    const payload = writePayload(form, now);
    const read = readPayload(
      {
        ...payload,
        start_date: '2026-12-01 10:00',
        holders: [...payload.holders.slice(0, 1), { first_name: '', last_name: 'Rossi', dob: '2026-01-01' }],
        contractor: { ...payload.contractor, cf: null, phone: '12' },
        consents: { ...payload.consents, pre_contract: false },
      },
      now,
    );
    expect('errors' in read && Object.keys(read.errors).toSorted()).toEqual([
      'consents.pre_contract',
      'contractor.dob',
      'contractor.gender',
      'contractor.phone',
      'contractor.pob',
      'holders.1.dob',
      'holders.1.first_name',
      'start_date',
    ]);
  });

  test.each([
    [{ days: 30 }, 'days'],
    [{ days: null }, 'days'],
    [{ adults_num: 11 }, 'adults_num'],
    [{ adults_num: 2, kids_num: 0 }, 'adults_num'],
    [{ start_date: '2027-05-30 10:00' }, 'days'],
    [{ start_date: 'domani' }, 'start_date'],
  ])('the request with %j is refused', (changes, field) => {
    const read = readPayload({ ...writePayload(form, now), ...changes }, now);
    expect('errors' in read && Object.keys(read.errors)).toEqual([field]);
  });
});

describe('requests from other clients', () => {
  const payload = writePayload(form, now);

  test('a request may omit what is optional', () => {
    const { suitability: _, ...silent } = payload;
    const { privacy, digital_contract, pre_contract } = payload.consents;
    const read = readPayload(
      {
        ...silent,
        consents: { privacy, digital_contract, pre_contract },
        promo_code: ' sconto15 ',
        utm_source: ' ',
        utm_medium: undefined,
      } as typeof payload,
      now,
    );
    expect(read).toMatchObject({
      form: {
        suitability: null,
        promoCode: 'sconto15',
        utmSource: null,
        utmMedium: null,
        consents: { marketingChecked: false, profilingChecked: false, geolocationChecked: false },
      },
    });
  });

  test('a form without suitability answers is sent without them', () => {
    expect(writePayload({ ...form, suitability: null }, now)).not.toHaveProperty('suitability');
  });

  test('a request is tidied before it is stored', () => {
    const contractor = {
      ...payload.contractor,
      first_name: ` ${names.firstName} `,
      phone: '0039 333-1234567',
      cf: examplePerson.taxCode.toLowerCase(),
    };
    expect(readPayload({ ...payload, contractor }, now)).toMatchObject({
      form: {
        owner: { firstName: names.firstName, phone: examplePerson.phone, fiscalCode: examplePerson.taxCode },
      },
    });
  });

  test('an impossible start day is sent as empty', () => {
    expect(writePayload({ ...form, startDate: 'domani' }, now).start_date).toBe('');
  });

  test('a missing tax code and gender are left out of the request', () => {
    const owner = {
      ...form.owner,
      hasFiscalCode: 'NO',
      birthDate: examplePerson.birthDate,
      cityOfBirth: 'Roma',
    } as const;
    expect(writePayload({ ...form, owner }, now).contractor).toStrictEqual({
      first_name: names.firstName,
      last_name: names.lastName,
      email: 'ada@example.it',
      phone: examplePerson.phone,
      dob: examplePerson.birthDate,
      pob: 'Roma',
    });
  });
});
