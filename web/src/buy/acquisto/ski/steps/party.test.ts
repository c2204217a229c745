import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { expect, test } from 'vitest';
import { type Party, sorted, withAdult, withKid, without } from './party.ts';

const person = (firstName: string, birthDate = '') => ({ firstName, lastName: 'Rossi', birthDate });
const family: Party = {
  holders: [person('Ada', '1985-03-27'), person('Ugo', '1983-01-02'), person('Lea', '2012-12-05')],
  adults: 2,
};
const names = ({ holders }: Party) => holders.map(({ firstName }) => firstName);

test('an added adult comes before the children, an added child at the end', () => {
  expect(names(withAdult(family))).toEqual(['Ada', 'Ugo', '', 'Lea']);
  expect(withAdult(family).adults).toBe(3);
  expect(names(withKid(family))).toEqual(['Ada', 'Ugo', 'Lea', '']);
  expect(withKid(family).adults).toBe(2);
});

test('removing a person updates the count of adults', () => {
  expect(without(family, 0)).toEqual({ holders: family.holders.slice(1), adults: 1 });
  expect(without(family, 2)).toEqual({ holders: family.holders.slice(0, 2), adults: 2 });
});

test.each([
  ['2026-12-04', 2],
  ['2026-12-05', 3],
])('a child who turns 14 on 5 December counts on %s: %i adults', (startDate, adults) => {
  expect(sorted(family, isoDate(startDate)).adults).toBe(adults);
});

test('a person without a birth date stays an adult or a child', () => {
  const kids = { holders: [person('Ada'), person('Lea')], adults: 1 };
  expect(sorted(kids, isoDate('2026-12-05')).adults).toBe(1);
  const open = withKid(withAdult(family));
  expect(sorted(open, isoDate('2026-12-05'))).toMatchObject({ adults: 4 });
  expect(names(sorted(open, isoDate('2026-12-05')))).toEqual(['Ada', 'Ugo', '', 'Lea', '']);
});
