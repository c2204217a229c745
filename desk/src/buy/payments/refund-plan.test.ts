import type { DeskRefund, PaymentOfDeal } from '@riparo/domain/care/deals/refund-calls.ts';
import {
  dealUuidSchema,
  paymentIdSchema,
  refundIdSchema,
  staffIdSchema,
} from '@riparo/domain/platform/values/ids.ts';
import { describe, expect, test } from 'vitest';
import { amountOf, isDisputed, planOf, refundable } from './refund-plan.ts';

const uuid = '0a0d9e44-7c33-4b2c-9d0f-5a8c0f1f6a11';
const dealUuid = dealUuidSchema.parse(uuid);
const paymentId = paymentIdSchema.parse(uuid);
const at = '2026-11-17T10:00:00.000Z';

const payment = (changes: Partial<PaymentOfDeal> = {}): PaymentOfDeal => ({
  id: paymentId,
  account: 'partner',
  reference: 'pi_1',
  amountCents: 250_00,
  receivedAt: at,
  state: 'received',
  refunds: [],
  disputes: [],
  leftCents: 250_00,
  lostCents: 0,
  ...changes,
});

const refund = (amountCents: number, state: DeskRefund['state']): DeskRefund => ({
  id: refundIdSchema.parse(uuid),
  paymentId,
  dealUuid,
  amountCents,
  reason: 'mistake',
  words: null,
  state,
  failure: null,
  askedBy: { id: staffIdSchema.parse(uuid), name: 'Bianca Neri' },
  askedAt: at,
  decidedBy: null,
  decidedAt: null,
  decisionNote: null,
  confirmers: [],
  doneAt: null,
});

const deal = {
  uuid: dealUuid,
  order: 'pay-first',
  stage: 'paid',
  product: { key: 'pet', title: 'Sussidio Pet' },
  email: 'ada@example.it',
} as const;
const paid = (...data: PaymentOfDeal[]) => ({ deal, data, confirmers: ['Carlo Verdi'] });

test.each([
  [{ isWhole: true, typed: '' }, 250_00],
  [{ isWhole: false, typed: '20' }, 20_00],
  [{ isWhole: false, typed: '20,50' }, 20_50],
  [{ isWhole: false, typed: '250' }, 250_00],
  [{ isWhole: false, typed: '250,01' }, 'Al massimo €\u00a0250,00: è quello che resta.'],
  [{ isWhole: false, typed: '0' }, 'Scrivi un importo, per esempio 20,00.'],
  [{ isWhole: false, typed: 'tutto' }, 'Scrivi un importo, per esempio 20,00.'],
])('the amount %j is %s', (wanted, amount) => {
  expect(amountOf(wanted, 250_00)).toBe(amount);
});

describe('the effects of a refund', () => {
  const notice = { reason: 'mistake', words: '' } as const;

  test('the effects of a partial refund are listed', () => {
    expect(planOf(payment(), paid(payment()), 20_00, notice)).toEqual({
      waits: false,
      effect: 'Rimborso parziale: la copertura non cambia.',
      second: null,
      mail: [
        'Abbiamo fatto un errore, e ce ne scusiamo.',
        'È una parte di quello che hai pagato: la tua copertura non cambia.',
      ],
    });
  });

  test("the effects of a full refund above one person's limit are listed", () => {
    expect(planOf(payment(), paid(payment()), 250_00, notice)).toMatchObject({
      waits: true,
      effect: 'Rimborso totale: la pratica si chiude e la copertura finisce.',
      second: expect.stringMatching(/più di €\u00a0200.*Può confermarlo Carlo Verdi\./),
    });
  });

  test('the effects of the next part of a split refund are listed', () => {
    const cut = payment({ refunds: [refund(150_00, 'done')], leftCents: 100_00 });
    expect(planOf(cut, paid(cut), 50_00, notice).waits).toBe(false);
    expect(planOf(cut, paid(cut), 50_01, notice).waits).toBe(true);
    // Also when it was split from another payment of the same deal.
    expect(planOf(payment(), paid(payment(), cut), 50_01, notice).waits).toBe(true);
  });
});

test('only payments with something left can be refunded', () => {
  const nothing = payment({ leftCents: 0 });
  expect(refundable([nothing])).toBeUndefined();
  expect(refundable([nothing, payment()])).toEqual(payment());
  expect(refundable([payment()], 'another')).toBeUndefined();
  expect(isDisputed(payment())).toBe(false);
});
