import { describe, expect, test } from 'vitest';
import { isoDate } from '../../platform/values/calendar.ts';
import { UNDERAGE } from '../../platform/person/birth-date.ts';
import { COVID_OVER_AGE, covidAgeRefusal } from './covid-19/ages.ts';
import { PET_TOO_OLD, petAgeRefusal } from './pet/ages.ts';

const today = isoDate('2026-11-15');

describe('the age limits of the Covid subsidy', () => {
  test.each([
    ['2008-11-16', UNDERAGE],
    ['2008-11-15', null],
    ['1990-01-01', null],
    ['1966-11-15', null],
    ['1965-11-16', null],
    ['1965-11-15', COVID_OVER_AGE],
  ])('the Covid subsidy for a person born on %s: %s', (birthDate, refusal) => {
    expect(covidAgeRefusal(isoDate(birthDate), today)).toBe(refusal);
  });
});

describe('the age limits of the pet subsidy', () => {
  test.each([
    ['2026-11-15', null],
    ['2016-11-15', null],
    ['2015-11-16', null],
    ['2015-11-15', PET_TOO_OLD],
  ])('the pet subsidy for an animal born on %s: %s', (birthDate, refusal) => {
    expect(petAgeRefusal(isoDate(birthDate), today)).toBe(refusal);
  });
});
