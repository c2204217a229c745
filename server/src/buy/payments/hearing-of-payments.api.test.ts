import { MINUTE_MS } from '@riparo/domain/platform/values/durations.ts';
import { paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mailsTo } from '../../../test/account-holder.ts';
import {
  askToPay,
  booksOf,
  dealToPay,
  deliver,
  providerNotices,
  paidCheckout,
  payWith,
  runJobs,
  type TestDeal,
} from '../../../test/deals.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import type { DealRow } from '../deals/tables.ts';
import type { CardProvider, Checkout } from '../../platform/providers/card/card-provider.ts';
import { signatureOf } from '../../platform/providers/card/sandbox/notices.ts';
import { noticeHandler } from './notices.ts';
import { paymentState } from './payment-state.ts';
import { reconcile } from './reconcile.ts';
import { settleCheckout } from './settle-checkout.ts';
import { paymentNotices, type PaymentSession, paymentSessions } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

const stateOf = async (server: TestServer, { address }: TestDeal) =>
  (await server.call(paymentStateCall, { params: { uuid: address } })).answer.state;

/** Our parts with a provider that answers differently, and a record of what it was asked. */
function partsWith(server: TestServer, getCheckout: CardProvider['getCheckout']) {
  const requestedIds: string[] = [];
  const card: CardProvider = {
    ...server.parts.card,
    getCheckout: (account, id) => (requestedIds.push(id), getCheckout(account, id)),
  };
  return { parts: { ...server.parts, card }, requestedIds };
}

async function openedBy(server: TestServer, deal: DealRow): Promise<Checkout> {
  const { answer } = await askToPay(server, deal);
  const checkout = await server.parts.card.getCheckout('partner', answer.id);
  if (!checkout) throw new Error('no page was opened');
  return checkout;
}

describe('the status of a payment', () => {
  test('the status of a payment is known before there is a page, and for documents to be signed first', async () => {
    await using server = await testServer({ now });
    expect(await stateOf(server, await dealToPay(server))).toBe('open');
    for (const [stage, state] of [
      ['documentation_send', 'to-sign'],
      ['documentation_signed', 'to-sign'],
      ['pay_intent', 'open'],
    ] as const)
      expect(await stateOf(server, await dealToPay(server, { productKey: 'rc-terzi-5', stage }))).toBe(state);
    expect(await stateOf(server, await dealToPay(server, { stage: 'documentation_send' }))).toBe('open');
  });

  test('the status of a payment is requested from the provider every two seconds at most, however often a page asks us', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    await askToPay(server, deal);
    const { parts, requestedIds } = partsWith(server, server.parts.card.getCheckout);
    for (const [ms, times] of [
      [0, 1],
      [1_999, 1],
      [2_000, 2],
      [2_001, 2],
    ] as const) {
      server.setNow(after(ms));
      expect(await paymentState(parts, deal)).toMatchObject({ state: 'open' });
      expect(requestedIds.length, `${ms}`).toEqual(times);
    }
  });

  test('the status of a payment is "being verified" until the bank has answered', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const checkout = await openedBy(server, deal);
    const { parts, requestedIds } = partsWith(server, () =>
      Promise.resolve({ ...checkout, state: 'processing' }),
    );
    expect(await paymentState(parts, deal)).toMatchObject({ state: 'verifying' });
    server.setNow(after(MINUTE_MS));
    expect(await paymentState(parts, deal)).toMatchObject({ state: 'verifying' });
    expect(requestedIds).toHaveLength(2);
  });

  test('the status of a payment is still reported if it was requested in the last moment of its link', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    let looks = 0;
    const clock = () => {
      looks += 1;
      return looks === 1 ? now : after(31 * 24 * 60 * MINUTE_MS);
    };
    expect(await paymentState({ ...server.parts, clock }, deal)).toMatchObject({
      state: 'open',
      priceCents: 7900,
    });
  });

  test('the status of a payment is not found for a product that is no longer sold', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    await server.db.execute('update deal set product_key = $$ombrello$$');
    const { status } = await server.call(paymentStateCall, { params: { uuid: deal.address } });
    expect(status).toBe(404);
  });
});

describe('reconciliation', () => {
  test('reconciliation asks about open pages five minutes after the last time, and about no others', async () => {
    await using server = await testServer({ now });
    const waits = async (changes: Partial<PaymentSession>) => {
      const deal = await dealToPay(server);
      const { answer } = await askToPay(server, deal);
      await server.db.update(paymentSessions).set(changes).where(eq(paymentSessions.dealUuid, deal.uuid));
      return answer.id;
    };
    const justOver = after(-5 * MINUTE_MS - 1);
    const wanted = [
      await waits({ createdAt: justOver }),
      await waits({ createdAt: justOver, checkedAt: justOver }),
      await waits({ createdAt: justOver, state: 'processing' }),
    ];
    await waits({ createdAt: after(-5 * MINUTE_MS) });
    await waits({ createdAt: justOver, checkedAt: after(-5 * MINUTE_MS) });
    await waits({ createdAt: justOver, checkedAt: now });
    await waits({ createdAt: justOver, state: 'paid' });
    await waits({ createdAt: justOver, state: 'expired' });
    await waits({ createdAt: justOver, state: 'opening', checkoutId: null });

    const { parts, requestedIds } = partsWith(server, () => Promise.resolve(null));
    await reconcile(parts);
    expect(requestedIds.toSorted()).toEqual(wanted.toSorted());
    await reconcile(parts);
    expect(requestedIds).toHaveLength(3);
    expect(server.logLines().filter(({ msg }) => msg?.includes('could not be asked'))).toEqual([]);
  });
});

describe("the provider's answer about a page", () => {
  test('a page that is still open at the provider is stored with its address', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const checkout = await openedBy(server, deal);
    await server.db.update(paymentSessions).set({ state: 'opening', checkoutId: null, url: null });
    expect(await settleCheckout(server.parts, 'partner', checkout, 'test of')).toBe('still-open');
    expect((await booksOf(server, deal)).sessions).toMatchObject([
      { state: 'open', checkoutId: checkout.id, url: checkout.url },
    ]);
  });

  test('a page that expired at the provider counts once', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const expired: Checkout = { ...(await openedBy(server, deal)), state: 'expired', url: null };
    const settle = () => settleCheckout(server.parts, 'partner', expired, 'test of');
    expect(await settle()).toBe('expired');
    expect(await settle()).toBe('settled-before');
    expect((await booksOf(server, deal)).sessions).toMatchObject([{ state: 'expired', url: null }]);
    expect(await mailsTo(server, deal.email)).toHaveLength(1);
  });

  test.each([
    ['of the other account', 'main', {}],
    ['that names nothing of ours', 'partner', { id: 'cs_test_other', reference: null }],
    ['that names no attempt', 'partner', { id: 'cs_test_other', attempt: null }],
    ['that names something else', 'partner', { id: 'cs_test_other', reference: 'ordine 7' }],
    ['under another name than we know', 'partner', { id: 'cs_test_other' }],
  ] as const)('a page %s is not ours', async (_what, account, changes) => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const checkout: Checkout = {
      ...(await openedBy(server, deal)),
      state: 'paid',
      paymentId: 'pi_1',
      ...changes,
    };
    expect(await settleCheckout(server.parts, account, checkout, 'test of')).toBe('not-ours');
    expect((await booksOf(server, deal)).payments).toEqual([]);
  });

  test('a page whose answer was lost is found by our own reference, on its own account only', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const paid: Checkout = { ...(await openedBy(server, deal)), state: 'paid', paymentId: 'pi_1' };
    await server.db.update(paymentSessions).set({ state: 'opening', checkoutId: null, url: null });
    expect(await settleCheckout(server.parts, 'main', paid, 'test of')).toBe('not-ours');
    expect(await settleCheckout(server.parts, 'partner', paid, 'test of')).toBe('paid');
  });

  test('an answer about a page without an amount is never trusted', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const checkout = await openedBy(server, deal);
    const paid: Checkout = {
      ...checkout,
      state: 'paid',
      paymentId: 'pi_1',
      amountCents: null,
      currency: null,
    };
    expect(await settleCheckout(server.parts, 'partner', paid, 'test of')).toBe('amount-differs');
    expect((await booksOf(server, deal)).payments).toMatchObject([
      { state: 'refund-due', amountCents: 0, currency: '' },
    ]);
  });
});

async function completedNotice(server: TestServer) {
  const made = await providerNotices(server);
  const completed = made.find(({ type }) => type === 'checkout.session.completed');
  if (!completed) throw new Error('no notice was made');
  return completed;
}

function post(server: TestServer, body: string, headers: Record<string, string> = {}) {
  const secret = server.parts.cardSandbox?.keys.partner.webhookSecret ?? '';
  return server.request({
    method: 'POST',
    url: '/api/v1/payment/webhook/partner',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signatureOf(body, secret, now),
      ...headers,
    },
    payload: body,
  });
}

describe('a notice', () => {
  test('a notice is accepted from any address, up to a quarter of a megabyte', async () => {
    await using server = await testServer({ now });
    await paidCheckout(server, await dealToPay(server));
    const { body, id } = await completedNotice(server);
    const long = (bytes: number) => body.replace(id, `evt_${bytes}`) + ' '.repeat(bytes - body.length);
    const elsewhere = { origin: 'https://provider.example' };
    const taken = await post(server, long(256 * 1024 - 100), elsewhere);
    expect(taken.statusCode).toBe(200);
    expect(taken.json()).toEqual({ received: true });
    expect((await post(server, long(256 * 1024 + 100), elsewhere)).statusCode).toBe(413);
  });

  test('a notice that was handled is not handled again when its job is repeated', async () => {
    await using server = await testServer({ now });
    await paidCheckout(server, await dealToPay(server));
    await deliver(server, await completedNotice(server));
    await runJobs(server);
    const before = await server.db.select().from(paymentNotices);
    expect(before).toMatchObject([{ outcome: 'paid' }]);
    server.setNow(after(MINUTE_MS));
    const { run } = noticeHandler(server.parts);
    const { signal } = new AbortController();
    await run({ account: 'partner', noticeId: before[0]?.id }, { signal, attempt: 1 });
    await run({ account: 'partner', noticeId: 'evt_forgotten' }, { signal, attempt: 1 });
    expect(await server.db.select().from(paymentNotices)).toEqual(before);
  });

  test('a notice about a page that its account does not know is dropped', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const { answer } = await askToPay(server, deal);
    await payWith(server, answer.id);
    const { body } = await completedNotice(server);
    await post(server, body.replaceAll(answer.id, 'cs_test_unknown'));
    await runJobs(server);
    expect(await server.db.select().from(paymentNotices)).toMatchObject([
      { outcome: 'unknown to the provider' },
    ]);
  });
});

test('a receipt says what is left to do: to sign, or nothing', async () => {
  await using server = await testServer({ now });
  const signed = await dealToPay(server, { productKey: 'rc-terzi-5', stage: 'documentation_signed' });
  const unsigned = await dealToPay(server);
  for (const deal of [signed, unsigned]) {
    await paidCheckout(server, deal);
    await stateOf(server, deal);
    await runJobs(server);
  }
  const receiptOf = async ({ email }: DealRow) =>
    (await mailsTo(server, email)).find(({ subject }) => /^Pagamento ricevuto|ricevuta/.test(subject))?.text;
  expect(await receiptOf(signed)).toContain('I documenti li hai già firmati');
  expect(await receiptOf(unsigned)).toContain('se firmi i documenti oggi');
});
