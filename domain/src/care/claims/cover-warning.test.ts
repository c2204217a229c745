import { describe, expect, test } from 'vitest';
import { isoDate } from '../../platform/values/calendar.ts';
import { type CoverWarningKind, coverWarning, policyWarning } from './cover-warning.ts';
import { type ClaimablePolicy, policyStatus } from './policy.ts';

type Dated = Pick<
  ClaimablePolicy,
  'standing' | 'startsOn' | 'endsOn' | 'endedEarlyOn' | 'hasGraceDays' | 'noun' | 'title' | 'productKey'
>;

const policy = (startsOn: string, endsOn: string, others: Partial<Dated> = {}): Dated => ({
  standing: 'covered',
  noun: 'polizza',
  title: 'MiMuovo',
  productKey: 'mimuovo',
  startsOn: isoDate(startsOn),
  endsOn: isoDate(endsOn),
  endedEarlyOn: null,
  hasGraceDays: false,
  ...others,
});

const today = isoDate('2026-11-17');
const year = policy('2026-03-10', '2027-03-09');
const leap = policy('2028-02-29', '2029-02-28');
const scooter = policy('2025-11-01', '2026-10-31', { title: 'Monopattino', hasGraceDays: true });
const withdrawn = policy('2026-11-01', '2027-10-31', {
  standing: 'called-off',
  endedEarlyOn: isoDate('2026-11-10'),
});
const skiDay = policy('2026-12-06', '2026-12-06', { title: 'Polizza Sci' });

describe('the day of a claim and its cover', () => {
  test.each<[string, Dated, string, CoverWarningKind | null]>([
    ['the day before the first', year, '2026-03-09', 'before-cover'],
    ['the first day', year, '2026-03-10', null],
    ['the last day', year, '2027-03-09', null],
    ['the day after the last', year, '2027-03-10', 'after-cover'],
    ['29 February, the first day', leap, '2028-02-29', null],
    ['1 March, when its next year begins', leap, '2029-03-01', 'after-cover'],
    ['the one day of a ski policy', skiDay, '2026-12-06', null],
    ['the day after a ski policy', skiDay, '2026-12-07', 'after-cover'],
    ['the last day of a scooter', scooter, '2026-10-31', null],
    ['the first day of grace', scooter, '2026-11-01', 'grace-days'],
    ['the fifteenth day of grace', scooter, '2026-11-15', 'grace-days'],
    ['the day after the grace', scooter, '2026-11-16', 'after-cover'],
    ['a day before the withdrawal', withdrawn, '2026-11-09', null],
    ['the day of the withdrawal', withdrawn, '2026-11-10', 'withdrawn'],
    ['a day before the beginning of a withdrawn policy', withdrawn, '2026-10-31', 'before-cover'],
    ['a policy without its signature', { ...year, standing: 'unsigned' }, '2026-11-01', 'unsigned'],
    ['a policy without days', { ...year, startsOn: null, endsOn: null }, '2026-11-01', 'unsigned'],
    [
      'a policy withdrawn before it was signed',
      { ...withdrawn, startsOn: null, endsOn: null },
      '2026-11-09',
      'withdrawn',
    ],
    ['two years ago to the day', policy('2024-03-10', '2025-03-09'), '2024-11-17', null],
    ['more than two years ago', policy('2024-03-10', '2025-03-09'), '2024-11-15', 'long-ago'],
  ])('the warning is right for %s', (_, cover, day, kind) => {
    expect(coverWarning(cover, isoDate(day), today)?.kind ?? null).toBe(kind);
  });

  test.each<[string, number, string, CoverWarningKind | null]>([
    ['an accident of a pet on the fourth day', 5, '2026-03-13', 'waiting-period'],
    ['on the fifth', 5, '2026-03-14', null],
    ['a hospital on the seventh day', 8, '2026-03-16', 'waiting-period'],
    ['on the eighth', 8, '2026-03-17', null],
    ['a day outside, which is outside before it is early', 5, '2026-03-01', 'before-cover'],
  ])('the waiting period of a guarantee: %s', (_, fromDay, day, kind) => {
    expect(coverWarning(year, isoDate(day), today, fromDay)?.kind ?? null).toBe(kind);
  });
});

test('every warning names the days in good Italian and says that the claim is accepted all the same', () => {
  const april = policy('2026-04-08', '2027-04-11');
  const warningText = (day: string, cover = april, fromDay = 1) =>
    coverWarning(cover, isoDate(day), today, fromDay)?.text ?? '';
  expect(warningText('2026-04-01')).toContain('MiMuovo vale dall’8 aprile 2026');
  expect(warningText('2027-05-01')).toContain('fino all’11 aprile 2027');
  expect(warningText('2026-04-09', april, 5)).toContain('la copertura parte dal 12 aprile 2026');
  expect(warningText('2026-11-12', withdrawn)).toContain('il 10 novembre 2026');
  expect(warningText('2026-11-02', scooter)).toContain('la copertura continua per 15 giorni');
  for (const day of ['2026-04-01', '2027-05-01'])
    expect(warningText(day)).toContain('Puoi denunciarlo lo stesso');
  expect(warningText('2026-04-01', { ...april, productKey: 'covid-19' })).toContain(
    'lo decide la società di mutuo soccorso',
  );
});

test.each<[string, Partial<Dated>, CoverWarningKind | null]>([
  ['a cover that began', {}, null],
  ['an unsigned one', { standing: 'unsigned' }, 'unsigned'],
  ['a withdrawn one', { standing: 'called-off' }, 'withdrawn'],
])('the warning about a policy before the day is known: %s', (_, others, kind) => {
  expect(policyWarning({ ...year, ...others })?.kind ?? null).toBe(kind);
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
  expect(policyStatus({ order, stage, isPaid })).toBe(standing);
});
