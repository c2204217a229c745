import { cents } from '@riparo/domain/platform/values/money.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mailsTo } from '../../../test/account-holder.ts';
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
} from '../../../test/deals.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { type DealRow, dealHistory } from '../deals/tables.ts';
import { paymentNotices, paymentSessions } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');

const completed = async (server: TestServer): Promise<Notice> => {
  const notice = (await providerNotices(server)).find(({ type }) => type === 'checkout.session.completed');
  if (!notice) throw new Error('no notice was made');
  return notice;
};

/** The same page with another event type. */
const noticeOfType = (notice: Notice, type: string): Notice => ({
  ...notice,
  id: `evt_${type}`,
  type,
  body: JSON.stringify({ ...(JSON.parse(notice.body) as object), id: `evt_${type}`, type }),
});

/** One payment, one transition, one mail, whatever came before. */
async function expectPaidOnce(server: TestServer, deal: DealRow): Promise<void> {
  const books = await booksOf(server, deal);
  expect(books.deal.stage).toBe('documentation_send');
  expect(books.payments).toMatchObject([{ state: 'received' }]);
  const history = await server.db.select().from(dealHistory).where(eq(dealHistory.dealUuid, deal.uuid));
  expect(history.filter(({ event }) => event === 'payment-confirmed')).toHaveLength(1);
  expect((await mailsTo(server, deal.email)).map(({ subject }) => subject)).toEqual([
    'I documenti da firmare e la ricevuta: Sussidio Pet',
  ]);
}

/** Each item first and last, and any two in both orders. */
const orders = <T>(items: readonly T[]): T[][] =>
  [items, items.toReversed()].flatMap((row) =>
    row.map((_, place) => [...row.slice(place), ...row.slice(0, place)]),
  );

describe('a notice', () => {
  test('a notice that comes a hundred times at once is stored once and counts once', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    await paidCheckout(server, deal);
    const notice = await completed(server);

    const answers = await Promise.all(Array.from({ length: 100 }, () => deliver(server, notice)));

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await server.db.$count(paymentNotices)).toBe(1);
    await runJobs(server);
    await expectPaidOnce(server, deal);
  });

  test('a notice in a hundred different copies at once, with parallel workers, counts once', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    await paidCheckout(server, deal);
    const notice = await completed(server);
    const copies = Array.from({ length: 100 }, (_, copy) =>
      noticeOfType(notice, `checkout.session.copy${copy}`),
    );
    await Promise.all(copies.map((copy) => deliver(server, copy)));
    expect(await server.db.$count(paymentNotices)).toBe(100);
    await Promise.all([1, 2, 3, 4].map(() => runJobs(server, 3)));
    await runJobs(server);
    await expectPaidOnce(server, deal);
    const outcomes = await server.db.select({ outcome: paymentNotices.outcome }).from(paymentNotices);
    expect(outcomes.filter(({ outcome }) => outcome === 'paid')).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === 'settled-before')).toHaveLength(99);
  });

  test('a notice in any order with others about the same page leaves the same books', async () => {
    await using server = await testServer({ now });
    const types = [
      'checkout.session.completed',
      'checkout.session.expired',
      'checkout.session.async_payment_succeeded',
      'checkout.session.async_payment_failed',
    ];
    for (const order of orders(types)) {
      const deal = await dealToPay(server);
      const id = await paidCheckout(server, deal);
      const made = await providerNotices(server);
      const notice = made.find(
        ({ type, body }) => type === 'checkout.session.completed' && body.includes(id),
      );
      if (!notice) throw new Error('no notice was made');
      for (const type of order) {
        const typedNotice = noticeOfType(notice, `${type}`);
        const one = {
          ...typedNotice,
          id: `${typedNotice.id}_${id}`,
          body: typedNotice.body.replace(typedNotice.id, `${typedNotice.id}_${id}`),
        };
        expect((await deliver(server, one)).statusCode).toBe(200);
        await runJobs(server, 1);
      }
      const books = await booksOf(server, deal);
      expect(books.deal.stage).toBe('documentation_send');
      expect(books.payments).toHaveLength(1);
    }
  }, 120_000);

  test('a notice about money already refunded changes nothing, and counts as handled', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const { answer } = await askToPay(server, deal);
    await changeCheckout(server, answer.id, { amountCents: cents(100) });
    await payWith(server, answer.id);
    const notice = await completed(server);
    for (const each of [notice, noticeOfType(notice, 'checkout.session.async_payment_succeeded')]) {
      await deliver(server, each);
      await runJobs(server);
    }
    const outcomes = await server.db
      .select({ outcome: paymentNotices.outcome })
      .from(paymentNotices)
      .where(eq(paymentNotices.checkoutId, answer.id));
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['amount-differs', 'settled-before']);
    expect((await booksOf(server, deal)).payments).toHaveLength(1);
  });

  test.each([1, 2])(
    'a notice about the page of attempt %i, whose answers were all lost, is matched to that attempt',
    async (paidAttempt) => {
      await using server = await testServer({ now });
      const deal = await dealToPay(server);
      const pages: string[] = [];
      for (let attempt = 1; attempt <= 2; attempt += 1) {
        pages.push((await askToPay(server, deal)).answer.id);
        await server.db
          .update(paymentSessions)
          .set({ state: 'expired', checkoutId: null, url: null })
          .where(eq(paymentSessions.attempt, attempt));
      }
      await payWith(server, pages[paidAttempt - 1] ?? '');
      for (const notice of await providerNotices(server)) await deliver(server, notice);
      await runJobs(server);
      const { sessions } = await booksOf(server, deal);
      const paid = sessions.filter(({ state }) => state === 'paid');
      expect(paid.map(({ attempt }) => attempt)).toEqual([paidAttempt]);
    },
  );

  test('a notice about a page that is still open, or about none, changes nothing', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const { answer } = await askToPay(server, deal);
    await payWith(server, answer.id, '4000 0000 0000 0002');
    const [failed] = await providerNotices(server);
    if (!failed) throw new Error('no notice was made');
    expect(failed.type).toBe('payment_intent.payment_failed');
    await deliver(server, failed);
    await runJobs(server);
    expect((await booksOf(server, deal)).deal.stage).toBe('pay_intent');
    const [stored] = await server.db.select().from(paymentNotices);
    expect(stored).toMatchObject({ outcome: 'not about a checkout' });
    expect(stored?.processedAt).not.toBeNull();
  });

  test('a notice with false data about a payment is not trusted: the provider is asked', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const { answer } = await askToPay(server, deal);
    const elsewhere = await dealToPay(server);
    await paidCheckout(server, elsewhere);
    const notice = await completed(server);
    const paidId = (JSON.parse(notice.body) as { data: { object: { id: string } } }).data.object.id;
    await deliver(server, { ...notice, body: notice.body.replaceAll(paidId, answer.id) });
    await runJobs(server);
    expect((await booksOf(server, deal)).deal.stage).toBe('pay_intent');
    expect((await booksOf(server, deal)).payments).toEqual([]);
  });

  test('a notice about a page we never opened is stored and ignored', async () => {
    await using server = await testServer({ now });
    const { card } = server.parts;
    const foreign = await card.openCheckout({
      account: 'partner',
      reference: '00000000-0000-4000-8000-000000000000',
      attempt: 1,
      title: 'Altro',
      description: 'Altro',
      amountCents: cents(10_00),
      email: 'altro@example.it',
      successUrl: 'http://localhost:3000/',
      cancelUrl: 'http://localhost:3000/',
      expiresAt: new Date(now.getTime() + 3_600_000),
    });
    await payWith(server, foreign.id);
    await deliver(server, await completed(server));
    await runJobs(server);
    const [stored] = await server.db.select().from(paymentNotices);
    expect(stored).toMatchObject({ outcome: 'not-ours' });
    expect(server.logText()).toContain('money arrived for something we do not know');
  });
});

test('a refund returned by the bank is owed again, and the desk is notified once', async () => {
  await using server = await testServer({ now });
  const deal = await dealToPay(server, { stage: 'pay_intent' });
  const { answer } = await askToPay(server, deal);
  await changeCheckout(server, answer.id, { amountCents: 100 });
  await payWith(server, answer.id);
  await deliver(server, await completed(server));
  await runJobs(server);
  const { payments: paid, refunds } = await booksOf(server, deal);
  expect(paid).toMatchObject([{ state: 'refunded' }]);

  const body = (id: string) =>
    JSON.stringify({
      id,
      object: 'event',
      type: 'refund.failed',
      created: now.getTime() / 1000,
      data: { object: { object: 'refund', id: refunds[0]?.providerRefundId, status: 'failed' } },
    });
  for (const id of ['evt_failed_1', 'evt_failed_1', 'evt_failed_2'])
    await deliver(server, { account: 'partner', id, type: 'refund.failed', body: body(id) });
  await runJobs(server);

  expect((await booksOf(server, deal)).payments).toMatchObject([{ state: 'refund-due' }]);
  const desk = await mailsTo(server, server.parts.config.deskEmail);
  expect(desk.map(({ subject }) => subject)).toEqual([
    'Rimborso non riuscito: serve una persona',
    'Rimborso in corso: importo o valuta diversi dal prezzo',
  ]);
});

describe('notices from anyone but the provider', () => {
  test('a notice that is altered, stale, unsigned, or signed by another is refused', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    await paidCheckout(server, deal);
    const notice = await completed(server);
    const minutesAgo = (count: number) => new Date(now.getTime() - count * 60_000);
    const attempts = await Promise.all([
      deliver(server, notice, { body: notice.body.replace('7900', '7901') }),
      deliver(server, notice, { body: `${notice.body} ` }),
      deliver(server, notice, { at: minutesAgo(6) }),
      deliver(server, notice, { signedBy: 'main' }),
      deliver(server, notice, { to: 'main' }),
      deliver(server, notice, { signature: 't=1,v1=00' }),
      deliver(server, notice, { signature: '' }),
      deliver(server, notice, { signature: 't=,v1=' }),
      deliver(server, notice, { body: '' }),
    ]);
    expect(attempts.map(({ statusCode }) => statusCode)).toEqual(attempts.map(() => 400));
    expect(attempts[0]?.json()).toMatchObject({ code: 'notice-refused' });
    expect(await server.db.$count(paymentNotices)).toBe(0);
    expect((await booksOf(server, deal)).deal.stage).toBe('pay_intent');
  });

  test('a notice for an unknown account is not found', async () => {
    await using server = await testServer({ now });
    const response = await server.request({
      method: 'POST',
      url: '/api/v1/payment/webhook/other',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(response.statusCode).toBe(404);
  });

  test('only the provider can sign for the main account, and its notice four minutes old is accepted', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server, { productKey: 'mimuovo' });
    await paidCheckout(server, deal);
    const notice = await completed(server);
    expect(notice.account).toBe('main');
    const delivered = await deliver(server, notice, { at: new Date(now.getTime() - 4 * 60_000) });
    expect(delivered.statusCode).toBe(200);
    await runJobs(server);
    expect((await booksOf(server, deal)).payments).toMatchObject([{ account: 'main', amountCents: 3500 }]);
  });
});

test('the sandbox delivers its notices by itself to the listener, until they are accepted', async () => {
  await using server = await testServer();
  const deal = await dealToPay(server);
  await paidCheckout(server, deal);
  await runJobs(server);
  expect(await server.db.$count(paymentNotices)).toBe(0);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  await server.queue.runWaiting({ evenIfDelayed: true });
  await runJobs(server);
  expect(await server.db.$count(paymentNotices)).toBe(2);
  await expectPaidOnce(server, deal);
});
