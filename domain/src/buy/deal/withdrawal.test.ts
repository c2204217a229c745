import { describe, expect, test } from 'vitest';
import { addDays, isoDate } from '../../platform/values/calendar.ts';
import type { DealOrder, DealStage } from './stages.ts';
import { withdrawalInWords } from './withdrawal-texts.ts';
import { isPaidUnsigned, isTooShort, lastWithdrawalDay, withdrawalState } from './withdrawal.ts';

const dealAt = (order: DealOrder, stage: DealStage, startsOn: string | null, days = 365) => ({
  order,
  stage,
  startsOn: startsOn === null ? null : isoDate(startsOn),
  endsOn: startsOn === null ? null : addDays(isoDate(startsOn), days - 1),
  paidOn: startsOn === null ? null : isoDate('2026-11-15'),
  isWithdrawn: false,
});

describe('the days to withdraw', () => {
  test.each([
    // Concluded the day before it starts: on 15 November the fourteen days end with the 29th.
    ['2026-11-16', '2026-11-29'],
    ['2027-01-01', '2027-01-14'],
    ['2028-02-16', '2028-02-29'],
  ])('the days to withdraw of a cover that starts on %s end with %s', (startsOn, last) => {
    expect(lastWithdrawalDay(dealAt('pay-first', 'closed_won', startsOn))).toBe(last);
  });

  test('the days to withdraw of what is only paid run from the payment, whenever it starts', () => {
    expect(lastWithdrawalDay(dealAt('pay-only', 'closed_won', '2026-12-20'))).toBe('2026-11-29');
  });

  test('do not run before the signature', () => {
    expect(lastWithdrawalDay(dealAt('pay-first', 'documentation_send', '2026-11-16'))).toBeNull();
  });
});

describe('a withdrawal', () => {
  test.each<[DealOrder, DealStage, string | null, string, ReturnType<typeof withdrawalState>]>([
    ['pay-first', 'closed_won', '2026-11-16', '2026-11-29', 'open'],
    ['pay-first', 'closed_won', '2026-11-16', '2026-11-30', 'too-late'],
    ['pay-first', 'documentation_signed', '2026-11-16', '2026-11-15', 'open'],
    ['sign-first', 'paid', '2026-11-16', '2026-11-15', 'open'],
    // Nothing is concluded before the signature, however long it takes.
    ['pay-first', 'documentation_send', '2026-11-16', '2026-12-10', 'open'],
    ['pay-first', 'paid', '2026-11-16', '2026-12-10', 'open'],
    ['pay-only', 'closed_won', '2026-12-20', '2026-11-29', 'open'],
    ['pay-only', 'closed_won', '2026-12-20', '2026-11-30', 'too-late'],
    ['sign-first', 'documentation_send', null, '2026-11-15', 'too-late'],
    ['pay-first', 'qualified_lead', null, '2026-11-15', 'too-late'],
    ['pay-first', 'closed_lost', '2026-11-16', '2026-11-20', 'too-late'],
  ])('%s at %s, from %s, on %s is %s', (order, stage, startsOn, today, state) => {
    expect(withdrawalState(dealAt(order, stage, startsOn), isoDate(today))).toBe(state);
  });

  test('a withdrawal of a cover of less than a month is not foreseen by law', () => {
    const short = dealAt('pay-only', 'closed_won', '2026-12-20', 29);
    expect(withdrawalState(short, isoDate('2026-11-16'))).toBe('too-late');
    expect(withdrawalState({ ...short, endsOn: isoDate('2027-01-18') }, isoDate('2026-11-16'))).toBe('open');
  });

  test('happens once', () => {
    const deal = { ...dealAt('pay-first', 'closed_lost', '2026-11-16'), isWithdrawn: true };
    expect(withdrawalState(deal, isoDate('2026-11-20'))).toBe('withdrawn');
  });
});

test('nothing is concluded, and no time runs, before somebody has paid', () => {
  expect(lastWithdrawalDay(dealAt('sign-first', 'documentation_send', null))).toBeNull();
});

test.each<[DealOrder, DealStage, boolean]>([
  ['pay-first', 'paid', true],
  ['pay-first', 'documentation_send', true],
  ['pay-first', 'documentation_signed', false],
  // Signed before it was paid, or never to be signed.
  ['sign-first', 'paid', false],
  ['pay-only', 'paid', false],
])('what is %s and at %s is paid and not signed: %s', (order, stage, isOne) => {
  expect(isPaidUnsigned({ order, stage })).toBe(isOne);
});

test.each([
  ['2027-05-02', false],
  ['2027-05-03', true],
  ['2027-05-31', true],
])(
  'a season on the slopes that begins on %s and ends on 31 May has no right to withdraw: %s',
  (start, isShort) => {
    expect(isTooShort(isoDate(start), isoDate('2027-05-31'))).toBe(isShort);
    const deal = { ...dealAt('pay-only', 'closed_won', start), endsOn: isoDate('2027-05-31') };
    // What is said before paying is what is done afterwards.
    expect(withdrawalState(deal, isoDate('2026-11-16')) === 'too-late').toBe(isShort);
    expect(withdrawalInWords(isShort).includes('non si può recedere')).toBe(isShort);
  },
);
