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
    // Concluded the day before it starts: on 15 November the fourteen days end on the 29th.
    ['2026-11-16', '2026-11-29'],
    ['2027-01-01', '2027-01-14'],
    ['2028-02-16', '2028-02-29'],
  ])('the withdrawal period of a cover that starts on %s ends on %s', (startsOn, last) => {
    expect(lastWithdrawalDay(dealAt('pay-first', 'closed_won', startsOn))).toBe(last);
  });

  test('the withdrawal period of a deal without a signature runs from the payment, whatever its start', () => {
    expect(lastWithdrawalDay(dealAt('pay-only', 'closed_won', '2026-12-20'))).toBe('2026-11-29');
  });

  test('the withdrawal period does not run before the signature', () => {
    expect(lastWithdrawalDay(dealAt('pay-first', 'documentation_send', '2026-11-16'))).toBeNull();
  });
});

describe('withdrawing from a contract', () => {
  test.each<[DealOrder, DealStage, string | null, string, ReturnType<typeof withdrawalState>]>([
    ['pay-first', 'closed_won', '2026-11-16', '2026-11-29', 'open'],
    ['pay-first', 'closed_won', '2026-11-16', '2026-11-30', 'too-late'],
    ['pay-first', 'documentation_signed', '2026-11-16', '2026-11-15', 'open'],
    ['sign-first', 'paid', '2026-11-16', '2026-11-15', 'open'],
    // The contract is not concluded before the signature, however late that is.
    ['pay-first', 'documentation_send', '2026-11-16', '2026-12-10', 'open'],
    ['pay-first', 'paid', '2026-11-16', '2026-12-10', 'open'],
    ['pay-only', 'closed_won', '2026-12-20', '2026-11-29', 'open'],
    ['pay-only', 'closed_won', '2026-12-20', '2026-11-30', 'too-late'],
    ['sign-first', 'documentation_send', null, '2026-11-15', 'too-late'],
    ['pay-first', 'qualified_lead', null, '2026-11-15', 'too-late'],
    ['pay-first', 'closed_lost', '2026-11-16', '2026-11-20', 'too-late'],
  ])(
    'for a deal that is %s at stage %s, starting on %s, the withdrawal on %s is %s',
    (order, stage, startsOn, today, state) => {
      expect(withdrawalState(dealAt(order, stage, startsOn), isoDate(today))).toBe(state);
    },
  );

  test('the law gives no right to withdraw from a cover of less than a month', () => {
    const short = dealAt('pay-only', 'closed_won', '2026-12-20', 29);
    expect(withdrawalState(short, isoDate('2026-11-16'))).toBe('too-late');
    expect(withdrawalState({ ...short, endsOn: isoDate('2027-01-18') }, isoDate('2026-11-16'))).toBe('open');
  });

  test('a contract can be withdrawn from once', () => {
    const deal = { ...dealAt('pay-first', 'closed_lost', '2026-11-16'), isWithdrawn: true };
    expect(withdrawalState(deal, isoDate('2026-11-20'))).toBe('withdrawn');
  });
});

test('before payment no contract is concluded and no period runs', () => {
  expect(lastWithdrawalDay(dealAt('sign-first', 'documentation_send', null))).toBeNull();
});

test.each<[DealOrder, DealStage, boolean]>([
  ['pay-first', 'paid', true],
  ['pay-first', 'documentation_send', true],
  ['pay-first', 'documentation_signed', false],
  ['sign-first', 'paid', false],
  ['pay-only', 'paid', false],
])('a deal that is %s at stage %s is paid but unsigned: %s', (order, stage, isOne) => {
  expect(isPaidUnsigned({ order, stage })).toBe(isOne);
});

test.each([
  ['2027-05-02', false],
  ['2027-05-03', true],
  ['2027-05-31', true],
])('a ski season from %s to 31 May has no right to withdraw: %s', (start, isShort) => {
  expect(isTooShort(isoDate(start), isoDate('2027-05-31'))).toBe(isShort);
  const deal = { ...dealAt('pay-only', 'closed_won', start), endsOn: isoDate('2027-05-31') };
  // The promise before payment must match the rule applied afterwards.
  expect(withdrawalState(deal, isoDate('2026-11-16')) === 'too-late').toBe(isShort);
  expect(withdrawalInWords(isShort).includes('non si può recedere')).toBe(isShort);
});
