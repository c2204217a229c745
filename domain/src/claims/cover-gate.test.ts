import { describe, expect, test } from 'vitest';
import { isoDate } from '../values/calendar.ts';
import { dateGate, standingGate } from './cover-gate.ts';
import { type ClaimablePolicy, policyStanding } from './policy.ts';

type Dated = Pick<ClaimablePolicy, 'standing' | 'startsOn' | 'endsOn' | 'noun' | 'title'>;

const policy = (startsOn: string, endsOn: string, others: Partial<Dated> = {}): Dated => ({
  standing: 'covered',
  noun: 'polizza',
  title: 'MiMuovo',
  startsOn: isoDate(startsOn),
  endsOn: isoDate(endsOn),
  ...others,
});

const year = policy('2026-03-10', '2027-03-09');
const leap = policy('2028-02-29', '2029-02-28');
const skiDay = policy('2026-12-06', '2026-12-06', { title: 'Polizza Sci' });
const skiDays = policy('2026-12-26', '2027-01-02', { title: 'Polizza Sci' });

const NOT_YET = 'In quel giorno la copertura non era ancora cominciata';
const OVER = 'In quel giorno la copertura era già finita';
const WAITING = 'In quel giorno questa garanzia non valeva ancora';

describe('a day and a cover', () => {
  test.each<[string, Dated, string, string | null]>([
    ['the day before the first', year, '2026-03-09', NOT_YET],
    ['the first day', year, '2026-03-10', null],
    ['in the middle', year, '2026-11-17', null],
    ['the last day', year, '2027-03-09', null],
    ['the day after the last', year, '2027-03-10', OVER],
    ['29 February, the first day', leap, '2028-02-29', null],
    ['the day before 29 February', leap, '2028-02-28', NOT_YET],
    ['the last day of a year that began on 29 February', leap, '2029-02-28', null],
    ['1 March, when its next year begins', leap, '2029-03-01', OVER],
    ['29 February within a year', policy('2027-06-01', '2028-05-31'), '2028-02-29', null],
    ['the one day of a ski policy', skiDay, '2026-12-06', null],
    ['the day before it', skiDay, '2026-12-05', NOT_YET],
    ['the day after it', skiDay, '2026-12-07', OVER],
    ['skiing on the first day of a year', skiDays, '2027-01-01', null],
    ['skiing on the last of the days', skiDays, '2027-01-02', null],
    ['skiing a day longer', skiDays, '2027-01-03', OVER],
  ])('%s', (_, cover, day, title) => {
    expect(dateGate(cover, isoDate(day))?.title ?? null).toBe(title);
  });
});

describe('the first days, in which a guarantee waits', () => {
  test.each<[string, number, string, string | null]>([
    ['an accident of a pet on the fourth day', 5, '2026-03-13', WAITING],
    ['on the fifth', 5, '2026-03-14', null],
    ['a hospital on the seventh day', 8, '2026-03-16', WAITING],
    ['on the eighth', 8, '2026-03-17', null],
    ['where nothing waits', 1, '2026-03-10', null],
  ])('%s', (_, fromDay, day, title) => {
    expect(dateGate(year, isoDate(day), fromDay)?.title ?? null).toBe(title);
  });

  test('a day outside is outside before it is early', () => {
    expect(dateGate(year, isoDate('2026-03-01'), 5)?.title).toBe(NOT_YET);
  });
});

test('it is said with the days, in good Italian, with a way on and a way back', () => {
  const april = policy('2026-04-08', '2027-04-11');
  expect(dateGate(april, isoDate('2026-04-01'))?.why).toContain('MiMuovo vale dall’8 aprile 2026');
  expect(dateGate(april, isoDate('2027-05-01'))?.why).toContain('fino all’11 aprile 2027');
  const gate = dateGate(april, isoDate('2026-04-09'), 5);
  expect(gate?.why).toContain('vale solo dal 12 aprile 2026');
  expect(gate?.ways.map(({ href }) => href)).toEqual(['/prenota-una-chiamata', '/customer']);
  expect(gate?.correct).toBe('Correggi la data');
});

describe('whatever the day', () => {
  test.each<[string, Partial<Dated>, string | null]>([
    ['a cover that began', {}, null],
    ['one that waits for its signature', { standing: 'unsigned' }, 'La copertura non è ancora cominciata'],
    ['one without days', { startsOn: null, endsOn: null }, 'La copertura non è ancora cominciata'],
    ['one that was called off', { standing: 'called-off' }, 'Questa polizza è stata annullata'],
    [
      'a subsidy that was called off',
      { standing: 'called-off', noun: 'sussidio' },
      'Questo sussidio è stato annullato',
    ],
  ])('%s', (_, others, title) => {
    const asked = { ...year, ...others };
    expect(standingGate(asked)?.title ?? null).toBe(title);
    expect(dateGate(asked, isoDate('2026-11-17'))?.title ?? null).toBe(title);
  });
});

test.each([
  ['pay-first', 'closed_won', true, 'covered'],
  ['pay-first', 'documentation_signed', true, 'covered'],
  ['pay-first', 'documentation_send', true, 'unsigned'],
  ['pay-first', 'paid', true, 'unsigned'],
  ['pay-first', 'qualified_lead', false, null],
  ['sign-first', 'paid', true, 'covered'],
  ['sign-first', 'documentation_signed', false, null],
  ['pay-only', 'paid', true, 'covered'],
  ['pay-only', 'closed_lost', true, 'called-off'],
  ['pay-first', 'closed_lost', true, 'called-off'],
  ['pay-first', 'closed_lost', false, null],
] as const)('%s in %s, paid %s: %s', (order, stage, isPaid, standing) => {
  expect(policyStanding({ order, stage, isPaid })).toBe(standing);
});
