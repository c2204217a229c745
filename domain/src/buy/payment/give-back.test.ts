import { describe, expect, test } from 'vitest';
import {
  effectInWords,
  type RecordedRefund,
  refundableCents,
  needsSecondPerson,
  refundEffect,
} from './give-back.ts';
import type { RefundState } from './refund-states.ts';

const refund = (state: RefundState, amountCents: number, isRequestedAtDesk = true): RecordedRefund => ({
  amountCents,
  state,
  isRequestedAtDesk,
});

describe('the amount that can still be refunded', () => {
  test.each([
    ['nothing was refunded', [], 0, 250_00],
    ['a partial refund is done', [refund('done', 20_00)], 0, 230_00],
    ['a partial refund is being sent', [refund('due', 20_00)], 0, 230_00],
    ['a partial refund waits for a second person', [refund('waiting', 210_00)], 0, 40_00],
    ['a partial refund was declined', [refund('declined', 210_00)], 0, 250_00],
    ['a partial refund was returned by the bank', [refund('failed', 210_00)], 0, 250_00],
    [
      'partial refunds add up',
      [refund('done', 100_00), refund('waiting', 100_00), refund('due', 49_99)],
      0,
      1,
    ],
    ['a bank took everything back', [], 250_00, 0],
    ['more was refunded than paid', [refund('done', 200_00)], 250_00, 0],
  ] as const)('%s', (_what, refunds, lostCents, left) => {
    expect(refundableCents({ paidCents: 250_00, refunds, lostCents })).toBe(left);
  });
});

describe('whether a refund needs a second person', () => {
  test.each([
    [[], 200_00, false],
    [[], 200_01, true],
    [[refund('done', 100_00)], 100_00, false],
    [[refund('done', 100_00)], 100_01, true],
    [[refund('done', 100_00), refund('due', 100_00)], 1, true],
    [[refund('waiting', 200_00)], 1, true],
    [[refund('declined', 250_00), refund('failed', 250_00)], 200_00, false],
    [[refund('done', 250_00, false)], 200_00, false],
  ] as const)('after %j a refund of %i cents needs a second person: %s', (refunds, amountCents, isNeeded) => {
    expect(needsSecondPerson(refunds, amountCents)).toBe(isNeeded);
  });
});

describe('the effect of a refund', () => {
  const paid = { paidCents: 79_00, refunds: [] as RecordedRefund[], lostCents: 0 };
  test.each([
    ['a part', { ...paid, order: 'pay-first', stage: 'paid' }, 78_99, 'part'],
    ['everything, before the cover began', { ...paid, order: 'pay-first', stage: 'paid' }, 79_00, 'closes'],
    [
      'everything, once signed',
      { ...paid, order: 'pay-first', stage: 'documentation_signed' },
      79_00,
      'closes',
    ],
    [
      'everything paid for an active policy',
      { ...paid, order: 'pay-first', stage: 'closed_won' },
      79_00,
      'all',
    ],
    [
      'everything paid for a closed deal',
      { ...paid, order: 'sign-first', stage: 'closed_lost' },
      79_00,
      'all',
    ],
    [
      'the rest after partial refunds',
      { ...paid, refunds: [refund('done', 20_00)], order: 'pay-first', stage: 'paid' },
      59_00,
      'closes',
    ],
    [
      'the rest after a lost dispute',
      { ...paid, lostCents: 20_00, order: 'pay-first', stage: 'paid' },
      59_00,
      'closes',
    ],
    [
      'a part of the rest after a lost dispute',
      { ...paid, lostCents: 20_00, order: 'pay-first', stage: 'paid' },
      58_99,
      'part',
    ],
    [
      'a part, while another refund is pending',
      { ...paid, refunds: [refund('waiting', 20_00)], order: 'pay-first', stage: 'paid' },
      59_00,
      'part',
    ],
  ] as const)('%s', (_what, refunded, amountCents, effect) => {
    expect(refundEffect(refunded, amountCents)).toBe(effect);
  });

  test('the effect of a refund is shown before it happens', () => {
    expect(effectInWords('part', 'paid')).toContain('la copertura non cambia');
    expect(effectInWords('closes', 'paid')).toContain('la pratica si chiude');
    expect(effectInWords('all', 'closed_won')).toContain('resta attiva');
    expect(effectInWords('all', 'closed_lost')).toContain('già chiusa');
  });
});
