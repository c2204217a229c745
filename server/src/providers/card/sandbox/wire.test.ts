import { expect, test } from 'vitest';
import type { SandboxCheckout } from './tables.ts';
import {
  chargeObject,
  disputeObject,
  eventObject,
  invalidRequest,
  listObject,
  noSuch,
  paymentIntentObject,
  refundObject,
  sessionObject,
  WireError,
} from './wire.ts';

const createdAt = new Date('2026-11-15T10:00:00.900Z');
const later = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);

const open: SandboxCheckout = {
  id: 'cs_test_1',
  account: 'partner',
  amountCents: 7900,
  currency: 'eur',
  productName: 'Sussidio Pet',
  productDescription: 'Un aiuto per le cure',
  email: 'ada@example.it',
  reference: 'deal',
  metadata: { reference: 'deal', attempt: '1' },
  successUrl: 'https://www.riparo.example/success?s={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://www.riparo.example/cancel',
  status: 'open',
  paymentId: null,
  refundedCents: 0,
  createdAt,
  expiresAt: later(60),
  paidAt: null,
};
const paid: SandboxCheckout = { ...open, status: 'complete', paymentId: 'pi_1', paidAt: later(5) };
const returned: SandboxCheckout = { ...paid, refundedCents: 7900 };
const part: SandboxCheckout = { ...paid, refundedCents: 900, paidAt: null };
const payUrl = (id: string) => `https://www.riparo.example/pay/${id}`;

const refund = {
  id: 're_1',
  account: 'partner',
  paymentId: 'pi_1',
  amountCents: 900,
  metadata: {},
  createdAt,
} as const;
const dispute = {
  id: 'du_1',
  account: 'partner',
  paymentId: 'pi_1',
  amountCents: 7900,
  reason: 'fraudulent',
  status: 'needs_response',
  createdAt,
  answerBy: later(7 * 24 * 60),
} as const;

test('everything is told in the shapes of Stripe that were approved', async () => {
  const told = {
    'an open page': sessionObject(open, payUrl),
    'a paid page': sessionObject(paid, payUrl),
    'a page whose time ran out': sessionObject({ ...open, status: 'expired' }, payUrl),
    'a payment': paymentIntentObject(paid, 'pi_1'),
    'a payment that was refused': paymentIntentObject(open, 'pi_1'),
    'a refund': refundObject({ ...refund, status: 'succeeded' }, 'eur'),
    'a charge': chargeObject(paid, false),
    'a charge that went back': chargeObject(returned, false),
    'a charge of which a part went back, disputed': chargeObject(part, true),
    'a dispute': disputeObject(dispute, 'eur'),
    'a list': listObject('/v1/refunds', [{ id: 're_1' }], true),
    'a notice': eventObject('evt_1', 'refund.created', { id: 're_1' }, createdAt),
    'a refusal': invalidRequest('Too much.', 'amount_too_large').body,
    'a refusal without a code': new WireError(500, 'api_error', 'Broken.').body,
    'what is not there': noSuch('refund', 're_2').body,
  };
  await expect(`${JSON.stringify(told, null, 2)}\n`).toMatchFileSnapshot('wire.txt');
  expect([invalidRequest('x').status, noSuch('refund', 'x').status]).toEqual([400, 404]);
});
