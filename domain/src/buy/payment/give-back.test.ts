import { describe, expect, test } from 'vitest';
import { effectInWords, type GivenBack, leftToRefund, needsSecondPerson, refundEffect } from './give-back.ts';
import type { RefundState } from './refund-states.ts';

const refund = (state: RefundState, amountCents: number, isAskedAtDesk = true): GivenBack => ({
  amountCents,
  state,
  isAskedAtDesk,
});

describe('what is left to give back', () => {
  test.each([
    ['nothing was given back', [], 0, 250_00],
    ['a part is done', [refund('done', 20_00)], 0, 230_00],
    ['a part is on its way', [refund('due', 20_00)], 0, 230_00],
    ['a part waits for a second person', [refund('waiting', 210_00)], 0, 40_00],
    ['a part was declined', [refund('declined', 210_00)], 0, 250_00],
    ['a part came back from the bank', [refund('failed', 210_00)], 0, 250_00],
    ['parts add up', [refund('done', 100_00), refund('waiting', 100_00), refund('due', 49_99)], 0, 1],
    ['a bank took it all back', [], 250_00, 0],
    ['more went back than came', [refund('done', 200_00)], 250_00, 0],
  ] as const)('%s', (_what, refunds, lostCents, left) => {
    expect(leftToRefund({ paidCents: 250_00, refunds, lostCents })).toBe(left);
  });
});

describe('a second person is needed', () => {
  test.each([
    [[], 200_00, false],
    [[], 200_01, true],
    [[refund('done', 100_00)], 100_00, false],
    [[refund('done', 100_00)], 100_01, true],
    [[refund('done', 100_00), refund('due', 100_00)], 1, true],
    [[refund('waiting', 200_00)], 1, true],
    [[refund('declined', 250_00), refund('failed', 250_00)], 200_00, false],
    [[refund('done', 250_00, false)], 200_00, false],
  ] as const)('after %j for %i cents: %s', (refunds, amountCents, isNeeded) => {
    expect(needsSecondPerson(refunds, amountCents)).toBe(isNeeded);
  });
});

describe('what a refund does', () => {
  const paid = { paidCents: 79_00, refunds: [] as GivenBack[], lostCents: 0 };
  test.each([
    ['a part', { ...paid, order: 'pay-first', stage: 'paid' }, 78_99, 'part'],
    ['all of it before the cover began', { ...paid, order: 'pay-first', stage: 'paid' }, 79_00, 'closes'],
    [
      'all of it once signed',
      { ...paid, order: 'pay-first', stage: 'documentation_signed' },
      79_00,
      'closes',
    ],
    ['all of an active policy', { ...paid, order: 'pay-first', stage: 'closed_won' }, 79_00, 'all'],
    ['all of what was closed', { ...paid, order: 'sign-first', stage: 'closed_lost' }, 79_00, 'all'],
    [
      'the last part',
      { ...paid, refunds: [refund('done', 20_00)], order: 'pay-first', stage: 'paid' },
      59_00,
      'closes',
    ],
    [
      'what a bank has left of it',
      { ...paid, lostCents: 20_00, order: 'pay-first', stage: 'paid' },
      59_00,
      'closes',
    ],
    [
      'a part of what a bank has left of it',
      { ...paid, lostCents: 20_00, order: 'pay-first', stage: 'paid' },
      58_99,
      'part',
    ],
    [
      'a part beside one that waits',
      { ...paid, refunds: [refund('waiting', 20_00)], order: 'pay-first', stage: 'paid' },
      59_00,
      'part',
    ],
  ] as const)('%s', (_what, refunded, amountCents, effect) => {
    expect(refundEffect(refunded, amountCents)).toBe(effect);
  });

  test('is said before it happens', () => {
    expect(effectInWords('part', 'paid')).toContain('la copertura non cambia');
    expect(effectInWords('closes', 'paid')).toContain('la pratica si chiude');
    expect(effectInWords('all', 'closed_won')).toContain('resta attiva');
    expect(effectInWords('all', 'closed_lost')).toContain('già chiusa');
  });
});
