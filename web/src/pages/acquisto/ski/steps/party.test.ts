import { isoDate } from '@riparo/domain/values/calendar.ts';
import { expect, test } from 'vitest';
import { added, type Party, partyDraft, sorted, withAdult, withKid, without } from './party.ts';

const person = (firstName: string, birthDate = '') => ({ firstName, lastName: 'Rossi', birthDate });
const family: Party = {
  holders: [person('Ada', '1985-03-27'), person('Ugo', '1983-01-02'), person('Lea', '2012-12-05')],
  adults: 2,
};
const names = ({ holders }: Party) => holders.map(({ firstName }) => firstName);

test('an adult who joins stands before the children, a child at the end', () => {
  expect(names(withAdult(family))).toEqual(['Ada', 'Ugo', '', 'Lea']);
  expect(withAdult(family).adults).toBe(3);
  expect(names(withKid(family))).toEqual(['Ada', 'Ugo', 'Lea', '']);
  expect(withKid(family).adults).toBe(2);
});

test('who leaves takes their place along', () => {
  expect(without(family, 0)).toEqual({ holders: family.holders.slice(1), adults: 1 });
  expect(without(family, 2)).toEqual({ holders: family.holders.slice(0, 2), adults: 2 });
});

test.each([
  ['2026-12-04', 2],
  ['2026-12-05', 3],
])('a child who turns 14 on 5 December counts on %s: %i adults', (startDate, adults) => {
  expect(sorted(family, isoDate(startDate)).adults).toBe(adults);
});

test('somebody without a birth date stays what they were', () => {
  const kids = { holders: [person('Ada'), person('Lea')], adults: 1 };
  expect(sorted(kids, isoDate('2026-12-05')).adults).toBe(1);
  const open = withKid(withAdult(family));
  expect(sorted(open, isoDate('2026-12-05'))).toMatchObject({ adults: 4 });
  expect(names(sorted(open, isoDate('2026-12-05')))).toEqual(['Ada', 'Ugo', '', 'Lea', '']);
});

test('a form has one more adult, or one more child', () => {
  expect(added({}, 'adult')).toMatchObject({ policyAdults: ['2'], policyKids: ['0'] });
  expect(added({}, 'kid')).toMatchObject({ policyAdults: ['1'], policyKids: ['1'] });
});

test('a date that is not one yet stays as it was typed', () => {
  const draft = partyDraft({ holders: [person('Ada', '27/03')], adults: 1 });
  expect(draft['holdersData.0.birthDate']).toEqual(['27/03']);
});

test('boxes hold dates as they are typed', () => {
  expect(partyDraft(without(family, 1))).toEqual({
    policyAdults: ['1'],
    policyKids: ['1'],
    'holdersData.0.firstName': ['Ada'],
    'holdersData.0.lastName': ['Rossi'],
    'holdersData.0.birthDate': ['27/03/1985'],
    'holdersData.1.firstName': ['Lea'],
    'holdersData.1.lastName': ['Rossi'],
    'holdersData.1.birthDate': ['05/12/2012'],
  });
});
