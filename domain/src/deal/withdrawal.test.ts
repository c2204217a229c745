import { describe, expect, test } from 'vitest';
import { isoDate } from '../calendar.ts';
import type { DealOrder, DealStage } from './stages.ts';
import { lastWithdrawalDay, withdrawalState } from './withdrawal.ts';

describe('the days to withdraw', () => {
  test.each([
    // Concluded the day before it starts: on 15 November the fourteen days end with the 29th.
    ['2026-11-16', '2026-11-29'],
    ['2027-01-01', '2027-01-14'],
    ['2028-02-16', '2028-02-29'],
  ])('of a cover that starts on %s end with %s', (startsOn, last) => {
    expect(lastWithdrawalDay(isoDate(startsOn))).toBe(last);
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
    ['sign-first', 'documentation_send', null, '2026-11-15', 'too-late'],
    ['pay-first', 'qualified_lead', null, '2026-11-15', 'too-late'],
    ['pay-first', 'closed_lost', '2026-11-16', '2026-11-20', 'too-late'],
  ])('%s at %s, from %s, on %s is %s', (order, stage, startsOn, today, state) => {
    const deal = { order, stage, startsOn: startsOn === null ? null : isoDate(startsOn), isWithdrawn: false };
    expect(withdrawalState(deal, isoDate(today))).toBe(state);
  });

  test('happens once', () => {
    const deal = {
      order: 'pay-first',
      stage: 'closed_lost',
      startsOn: isoDate('2026-11-16'),
      isWithdrawn: true,
    } as const;
    expect(withdrawalState(deal, isoDate('2026-11-20'))).toBe('withdrawn');
  });
});
