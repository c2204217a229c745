import { describe, expect, test } from 'vitest';
import { isoDate } from '../values/calendar.ts';
import { entryExclusion, expiryExclusion } from './exclusions.ts';

const today = isoDate('2026-11-15');

describe('a policy can begin', () => {
  test.each(['2008-11-15', '1991-03-27', '1960-11-16'])('for who was born on %s', (day) => {
    expect(entryExclusion(isoDate(day), today)).toBeNull();
  });

  test('not before 18, nor from 66 on: who is too old reads from when to when', () => {
    expect(entryExclusion(isoDate('2008-11-16'), today)).not.toBeNull();
    expect(entryExclusion(isoDate('1960-11-15'), today)?.why).toBe(
      'Si può cominciare da 18 a 65 anni compiuti.',
    );
  });
});

describe('a policy ends at 75 at the latest', () => {
  test.each([
    ['1961-01-01', 10],
    ['1981-01-01', 30],
  ])('who was born on %s can have it for %i years', (birthDate, years) => {
    expect(expiryExclusion(years, today, { birthDate })).toBeNull();
  });

  test('who wants it for a year more reads how long it can be', () => {
    expect(expiryExclusion(11, today, { birthDate: '1961-01-01' })?.why).toBe(
      'La polizza finisce al più tardi a 75 anni compiuti: oggi può durarne al massimo 10.',
    );
  });

  test.each([
    [null, '1961-01-01'],
    ['30', '1961-01-01'],
    [30, null],
    [30, 'ieri'],
    [30, '1961-02-30'],
  ])('%j years for who was born on %j are no matter of age yet', (years, birthDate) => {
    expect(expiryExclusion(years, today, { birthDate })).toBeNull();
  });
});
