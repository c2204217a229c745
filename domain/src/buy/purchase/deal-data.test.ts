import { describe, expect, test } from 'vitest';
import { exampleAnswers } from '../../platform/person/example-person.ts';
import type { Answers } from '../../platform/wizard/definition.ts';
import { answersOf, buyerOf, consentsOf, type DealData, dealDataOf, petAttributesOf } from './deal-data.ts';
import { personOf } from './person.ts';

const answers: Answers = { ...exampleAnswers, email: 'ada@example.it', taxCodeConfirmed: false };

describe('converting answers to a deal and back', () => {
  test('the answers of a purchase are the same after a round trip through a deal', () => {
    const givenAnswers = {
      ...answers,
      taxCodeConfirmed: true,
      petType: 'dog',
      petName: 'Fido',
      privacy: true,
      marketing: false,
      'suitability.need': 'leisure',
    };
    const deal = dealDataOf(givenAnswers);
    expect(deal).toMatchObject({
      attributes: { petType: 'dog', petName: 'Fido' },
      consents: { privacy: true, marketing: false },
      suitability: { need: 'leisure' },
    });
    expect(answersOf(deal)).toEqual({ ...givenAnswers, plateCode: null });
  });

  test('the converted answers contain nothing that was not asked', () => {
    const deal = dealDataOf(answers);
    expect(deal).toStrictEqual({ buyer: buyerOf(answers), consents: {} });
    expect(deal.buyer.profile).not.toHaveProperty('plateCode');
    expect(petAttributesOf({ ...answers, petName: 'Fido' })).toStrictEqual({ petName: 'Fido' });
    expect(consentsOf({ privacy: true, marketing: null })).toStrictEqual({ privacy: true, marketing: false });
  });

  test('an empty answer becomes null', () => {
    const sparse = {
      ...answers,
      phone: '',
      region: null,
      birthPlaceCode: '',
      districtOfBirth: null,
      city: null,
    };
    expect(buyerOf(sparse).profile).toMatchObject({
      phoneNumber: null,
      region: null,
      birthPlaceCode: null,
      // A person born abroad has no province.
      districtOfBirth: 'EE',
      city: '',
      taxCodeConfirmed: false,
    });
    expect(buyerOf({ ...answers, plateCode: 'BCD234' }).profile.plateCode).toBe('BCD234');
  });

  test('the gender is converted both ways', () => {
    expect(buyerOf({ ...answers, gender: 'M' }).profile.gender).toBe('male');
    const man: DealData = { buyer: buyerOf({ ...answers, gender: 'M' }), consents: {} };
    expect(answersOf(man)).toMatchObject({ gender: 'M' });
  });

  test.each([
    ['Via Roma, 12A', 'Via Roma', '12A'],
    ['Via Roma, interno 3, 12', 'Via Roma, interno 3', '12'],
    ['Via Roma', 'Via Roma', ''],
  ])('the address %s is split into street and number', (address, street, streetNumber) => {
    const buyer = buyerOf(answers);
    const deal = { buyer: { ...buyer, profile: { ...buyer.profile, address } }, consents: {} };
    expect(answersOf(deal)).toMatchObject({ street, streetNumber });
  });
});

describe('the person shared by purchases', () => {
  test("a person's birth date has no slashes", () => {
    expect(personOf(answers).date_of_birth).toBe('27031990');
  });

  test('missing and invalid answers become null', () => {
    expect(
      personOf({ ...answers, phone: '', region: null, lastname: null, date_of_birth: '31/02/1990' }),
    ).toMatchObject({
      phone: null,
      region: null,
      lastname: '',
      date_of_birth: '',
    });
    expect(personOf({}).date_of_birth).toBe('');
  });
});
