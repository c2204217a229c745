import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { createPaymentSessionCall, paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { describe, expect, test } from 'vitest';
import { mailsTo } from '../../../test/account-holder.ts';
import { payFor } from '../../../test/after-purchase.ts';
import {
  askToPay,
  booksOf,
  changeCheckout,
  dealToPay,
  deliver,
  type Notice,
  providerNotices,
  paidCheckout,
  payWith,
  runJobs,
  type TestDeal,
} from '../../../test/deals.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { type DealRow, deals } from '../deals/tables.ts';
import { closeUnpaidDeals } from './close-unpaid-deals.ts';
import { fulfilmentOf } from '../../assembly/fulfilment-by-product.ts';
import { paymentNotices } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

const stateOf = async (server: TestServer, { address: uuid }: TestDeal) =>
  (await server.call(paymentStateCall, { params: { uuid } })).answer.state;

const askInOtherBrowser = (server: TestServer, { address: uuid }: TestDeal) =>
  server.call(createPaymentSessionCall, {
    body: {
      dealUuid: uuid,
      successCallbackUrl: 'http://localhost:3000/customer/success',
      failureCallbackUrl: 'http://localhost:3000/customer/cancel',
    },
  });

/** Another buyer of the same product, who was there first and has opened two pages. */
async function bystander(server: TestServer): Promise<TestDeal> {
  const deal = await dealToPay(server);
  await askInOtherBrowser(server, deal);
  await askToPay(server, deal);
  return deal;
}

describe('two buyers of the same product', () => {
  test('each buyer has their own page, and a payment by one changes nothing for the other', async () => {
    await using server = await testServer({ now });
    const other = await bystander(server);
    const deal = await dealToPay(server);
    const page = await askToPay(server, deal);
    const books = await booksOf(server, deal);
    expect(books.sessions).toMatchObject([{ attempt: 1, state: 'open', checkoutId: page.answer.id }]);
    const before = await booksOf(server, other);
    const mails = await mailsTo(server, other.email);
    expect(await stateOf(server, deal)).toBe('open');
    expect((await askToPay(server, deal)).answer.id).toBe(page.answer.id);

    await payWith(server, page.answer.id);
    // A moment later: the provider is not asked again at once.
    server.setNow(after(3_000));
    expect(await stateOf(server, deal)).toBe('paid');
    await runJobs(server);

    expect(await booksOf(server, other)).toEqual(before);
    expect(await stateOf(server, other)).toBe('open');
    expect(await mailsTo(server, other.email)).toEqual(mails);
  });

  test('the second buyer is paid as well, though the first was paid before', async () => {
    await using server = await testServer({ now });
    const other = await dealToPay(server);
    await payFor(server, other);
    const deal = await dealToPay(server);
    await payFor(server, deal);
    expect((await booksOf(server, deal)).payments).toMatchObject([{ state: 'received' }]);
  });

  test('a new page of one buyer closes no page of the other', async () => {
    await using server = await testServer({ now });
    const other = await bystander(server);
    const deal = await dealToPay(server);
    await askToPay(server, deal);
    const before = await booksOf(server, other);
    await askInOtherBrowser(server, deal);
    expect((await booksOf(server, deal)).sessions.map(({ state }) => state)).toEqual(['open', 'expired']);
    expect(await booksOf(server, other)).toEqual(before);
  });

  test('a refund to one buyer does not refund or notify the other', async () => {
    await using server = await testServer({ now });
    const other = await dealToPay(server);
    await payFor(server, other);
    const before = await booksOf(server, other);
    const mails = await mailsTo(server, other.email);
    const deal = await dealToPay(server);
    const { answer } = await askToPay(server, deal);
    await changeCheckout(server, answer.id, { amountCents: 100 });
    await payWith(server, answer.id);
    expect(await stateOf(server, deal)).toBe('refunded');
    await runJobs(server);

    expect((await booksOf(server, deal)).payments).toMatchObject([{ state: 'refunded' }]);
    expect(await mailsTo(server, deal.email)).toHaveLength(1);
    expect(await booksOf(server, other)).toEqual(before);
    expect(await mailsTo(server, other.email)).toEqual(mails);
  });

  test("the end of one buyer's link closes no page of the other", async () => {
    await using server = await testServer({ now });
    const other = await dealToPay(server, { expiresAt: after(60 * DAY_MS) });
    const paid = await dealToPay(server);
    await payFor(server, paid);
    const deal = await dealToPay(server);
    await askToPay(server, deal);
    server.setNow(after(30 * DAY_MS - 60_000));
    const page = await askToPay(server, other);
    server.setNow(after(30 * DAY_MS));
    await closeUnpaidDeals(server.parts);
    expect((await booksOf(server, deal)).deal.stage).toBe('closed_lost');
    expect((await booksOf(server, other)).deal.stage).toBe('pay_intent');
    expect((await booksOf(server, paid)).deal.stage).toBe('documentation_send');
    expect((await payWith(server, page.answer.id)).statusCode).toBe(303);
  });

  test('each buyer renews their own year', async () => {
    await using server = await testServer({ now });
    await dealToPay(server, { endsOn: '2025-12-31' as IsoDate });
    const previous = await dealToPay(server, { endsOn: '2026-11-30' as IsoDate });
    const renewal = await dealToPay(server, { renewalOf: previous.uuid });
    const term = await server.db.transaction((tx) => fulfilmentOf(renewal).termOf(tx, renewal, now));
    expect(term).toEqual({ startsOn: '2026-12-01', endsOn: '2027-11-30' });
  });
});

/** The provider's notice when a bank returns a refund. */
const failedRefund = (
  account: Notice['account'],
  id: string,
  refundId: string | null | undefined,
): Notice => ({
  account,
  id,
  type: 'refund.failed',
  body: JSON.stringify({
    id,
    object: 'event',
    type: 'refund.failed',
    created: now.getTime() / 1000,
    data: { object: { object: 'refund', id: refundId, status: 'failed' } },
  }),
});

test('a failed refund is matched by account and name: no other is owed again', async () => {
  await using server = await testServer({ now });
  const refunded: DealRow[] = [];
  for (let count = 0; count < 2; count += 1) {
    const deal = await dealToPay(server);
    const { answer } = await askToPay(server, deal);
    await changeCheckout(server, answer.id, { amountCents: 100 });
    await payWith(server, answer.id);
    await stateOf(server, deal);
    await runJobs(server);
    refunded.push(deal);
  }
  const [first, second] = refunded;
  if (!first || !second) throw new Error('two were paid');
  const [refund] = (await booksOf(server, second)).refunds;
  await deliver(server, failedRefund('main', 'evt_other', refund?.providerRefundId));
  await runJobs(server);
  expect((await booksOf(server, second)).payments).toMatchObject([{ state: 'refunded' }]);

  await deliver(server, failedRefund('partner', 'evt_failed', refund?.providerRefundId));
  await runJobs(server);
  expect((await booksOf(server, first)).payments).toMatchObject([{ state: 'refunded' }]);
  expect(await booksOf(server, second)).toMatchObject({
    payments: [{ state: 'refund-due' }],
    refunds: [{ state: 'failed', failure: 'returned', doneAt: null }],
  });
  const [desk] = await mailsTo(server, server.parts.config.deskEmail);
  expect(desk?.text).toContain(second.uuid);
  const notices = await server.db.select().from(paymentNotices);
  expect(Object.fromEntries(notices.map(({ id, outcome }) => [id, outcome]))).toEqual({
    evt_other: 'not our refund',
    evt_failed: 'refund failed',
  });
});

test('notices of two accounts under one name are two', async () => {
  await using server = await testServer({ now });
  const ofPartner = await dealToPay(server, { productKey: 'pet' });
  const ofMain = await dealToPay(server, { productKey: 'mimuovo' });
  await paidCheckout(server, ofPartner);
  await paidCheckout(server, ofMain);
  const made = await providerNotices(server);
  for (const { id, ...notice } of made.filter(({ type }) => type === 'checkout.session.completed'))
    await deliver(server, { ...notice, id: 'evt_same', body: notice.body.replace(id, 'evt_same') });
  await runJobs(server);
  expect(await server.db.$count(paymentNotices)).toBe(2);
  for (const deal of [ofPartner, ofMain])
    expect((await booksOf(server, deal)).payments).toMatchObject([{ state: 'received' }]);
  const outcomes = await server.db.select({ outcome: paymentNotices.outcome }).from(paymentNotices);
  expect(outcomes).toEqual([{ outcome: 'paid' }, { outcome: 'paid' }]);
  expect(await server.db.$count(deals)).toBe(2);
});
