import { describe, expect, test } from 'vitest';
import { consentsIn, formIn, ownerIn } from './answers.ts';
import { choiceIn, isPackageChosen } from './choice-answers.ts';
import { defaultSkiChoice } from './choice.ts';
import { holdersIn } from './holder-answers.ts';

describe('reading the chosen policy', () => {
  test('without answers the choice is Platinum for one adult and one day', () => {
    expect(choiceIn({})).toEqual({ ...defaultSkiChoice, policyType: 'plus' });
    expect(choiceIn({ policyType: 'argento' }).policyType).toBe('plus');
    expect(isPackageChosen({})).toBe(false);
    expect(isPackageChosen({ policyType: null })).toBe(false);
    expect(isPackageChosen({ policyType: 'plus' })).toBe(true);
  });

  test('the chosen package is read', () => {
    expect(choiceIn({ policyType: 'plus' }).policyType).toBe('plus');
    expect(choiceIn({ policyType: 'base' }).policyType).toBe('base');
  });

  test('the choice follows the answers, typed or chosen', () => {
    const answers = {
      policyType: 'base',
      policyDuration: 'season',
      policyDayCount: '3',
      policyAdults: 2,
      policyKids: '1',
    };
    expect(choiceIn(answers)).toEqual({
      policyType: 'base',
      policyDuration: 'season',
      policyDayCount: 3,
      policyAdults: 2,
      policyKids: 1,
    });
  });

  test.each([null, '', 'tre', '2,5'])('%j is not read as a number of days', (policyDayCount) => {
    expect(choiceIn({ policyDayCount }).policyDayCount).toBe(0);
  });
});

describe('reading the policyholder', () => {
  test.each([
    ['it', 'IT'],
    ['ITA', 'IT'],
    [' Italia ', 'IT'],
    ['Francia', 'Francia'],
    ['Italia del Nord', 'Italia del Nord'],
  ])('the policyholder was born in %j', (typed, countryOfBirth) => {
    expect(ownerIn({ 'owner.countryOfBirth': typed }).countryOfBirth).toBe(countryOfBirth);
  });

  test.each([
    ['333 1234567', '+393331234567'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
  ])("the policyholder's phone is %s", (typed, phone) => {
    expect(ownerIn({ 'owner.phone': typed }).phone).toBe(phone);
  });

  test('the policyholder has a tax code unless they say that they have none', () => {
    expect(ownerIn({}).hasFiscalCode).toBe('YES');
    expect(ownerIn({ 'owner.hasFiscalCode': 'NO' }).hasFiscalCode).toBe('NO');
  });

  test("the policyholder's gender is female, male or not given", () => {
    expect(['F', 'M', 'x', null].map((gender) => ownerIn({ 'owner.gender': gender }).gender)).toEqual([
      'F',
      'M',
      '',
      '',
    ]);
  });

  test("the policyholder's birthplace was chosen from the list or typed", () => {
    expect(ownerIn({ 'owner.birthPlaceCode': 'H501' }).birthPlaceCode).toBe('H501');
    expect(ownerIn({ 'owner.birthPlaceCode': null }).birthPlaceCode).toBeNull();
  });
});

test('there is one insured per person chosen, with empty names at first', () => {
  const answers = {
    policyAdults: '1',
    policyKids: '1',
    'holdersData.0.firstName': 'Ada',
    'holdersData.2.firstName': 'Leo',
  };
  expect(holdersIn(answers)).toEqual([
    { firstName: 'Ada', lastName: '', birthDate: '' },
    { firstName: '', lastName: '', birthDate: '' },
  ]);
});

test('a consent is given only by a tick', () => {
  expect(consentsIn({ 'consents.privacyChecked': true, 'consents.marketingChecked': 'sì' })).toMatchObject({
    privacyChecked: true,
    marketingChecked: false,
    preContractChecked: false,
  });
});

test("the visitor's origin is included, and an empty promo code becomes none", () => {
  expect(formIn({ utmSource: 'neve', utmMedium: 'mail', promoCode: ' sconto15 ' })).toMatchObject({
    utmSource: 'neve',
    utmMedium: 'mail',
    promoCode: 'sconto15',
    suitability: null,
  });
  expect(formIn({ utmSource: '', promoCode: ' ' })).toMatchObject({
    utmSource: null,
    utmMedium: null,
    promoCode: null,
  });
});
