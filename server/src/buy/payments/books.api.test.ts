import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mailsTo } from '../../../test/account-holder.ts';
import { paidDeal } from '../../../test/after-purchase.ts';
import {
  askToPay,
  booksOf,
  dealToPay,
  deliver,
  providerNotices,
  paidCheckout,
  payWith,
  runJobs,
  checkoutRequest,
} from '../../../test/deals.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { type DealRow, deals } from '../deals/tables.ts';
import { Failure } from '../../platform/http/problem-answers.ts';
import type { CardProvider, Checkout } from '../../platform/providers/card/card-provider.ts';
import { closeUnpaidDeals } from './close-unpaid-deals.ts';
import { noticeHandler } from './notices.ts';
import { openCheckout } from './open-checkout.ts';
import { oweRefundOfDeal, refundHandler } from './refund.ts';
import { settleCheckout } from './settle-checkout.ts';
import { refunds } from './refund-tables.ts';
import { paymentNotices, paymentSessions } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const { signal } = new AbortController();

/** The provider's notice once the page of a deal is paid. */
async function paidOn(server: TestServer, deal: DealRow, paymentId = 'pi_1'): Promise<Checkout> {
  const { answer } = await askToPay(server, deal);
  const checkout = await server.parts.card.getCheckout('partner', answer.id);
  if (!checkout) throw new Error('no page was opened');
  return { ...checkout, state: 'paid', paymentId };
}

const settle = (server: TestServer, checkout: Checkout) =>
  settleCheckout(server.parts, 'partner', checkout, 'test of');

const partsWith = (server: TestServer, otherwise: Partial<CardProvider>) => ({
  ...server.parts,
  card: { ...server.parts.card, ...otherwise },
});

describe('the books after a payment', () => {
  test('a payment is booked on page, payment and deal, and a repeated notice changes nothing', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const checkout = await paidOn(server, deal);
    expect((await booksOf(server, deal)).deal.stage).toBe('pay_intent');
    expect(await settle(server, checkout)).toBe('paid');
    expect(await settle(server, checkout)).toBe('settled-before');
    expect(await booksOf(server, deal)).toMatchObject({
      deal: { stage: 'paid' },
      sessions: [{ state: 'paid', url: null }],
      payments: [{ state: 'received' }],
    });
  });

  test('a payment of another amount is booked as owed back, and a repeated notice changes nothing', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const checkout = { ...(await paidOn(server, deal)), amountCents: 1 };
    expect(await settle(server, checkout)).toBe('amount-differs');
    expect(await settle(server, checkout)).toBe('settled-before');
    expect(await booksOf(server, deal)).toMatchObject({
      deal: { stage: 'pay_intent' },
      sessions: [{ state: 'refused', url: null }],
      payments: [{ state: 'refund-due', refundReason: 'amount-differs' }],
    });
  });

  test('a payment for a customer erased meanwhile is owed back', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const checkout = await paidOn(server, deal);
    await server.db.update(deals).set({ erasureAskedAt: now });
    expect(await settle(server, checkout)).toBe('deal-closed');
    expect((await booksOf(server, deal)).deal.startsOn).toBeNull();
  });

  test('a payment is booked on its own deal, even if the answers about two pages were lost', async () => {
    await using server = await testServer({ now });
    const [first, second] = [await dealToPay(server), await dealToPay(server)];
    const checkouts = [await paidOn(server, first, 'pi_1'), await paidOn(server, second, 'pi_2')];
    await server.db.update(paymentSessions).set({ state: 'opening', checkoutId: null, url: null });
    for (const checkout of checkouts.toReversed()) expect(await settle(server, checkout)).toBe('paid');
    for (const [deal, paymentId] of [
      [first, 'pi_1'],
      [second, 'pi_2'],
    ] as const)
      expect((await booksOf(server, deal)).payments).toMatchObject([{ providerPaymentId: paymentId }]);
  });
});

describe('a notice', () => {
  test('a notice that comes twice is accepted twice and handled once', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    await paidCheckout(server, deal);
    const made = await providerNotices(server);
    for (const notice of [...made, ...made]) expect((await deliver(server, notice)).statusCode).toBe(200);
    await runJobs(server);
    expect(await server.db.$count(paymentNotices)).toBe(made.length);
    expect((await booksOf(server, deal)).payments).toHaveLength(1);
  });

  test('a notice of one account is not mistaken for one with the same name of the other account', async () => {
    await using server = await testServer({ now });
    const values = { id: 'evt_1', type: 'charge.updated', checkoutId: null, madeAt: now, receivedAt: now };
    await server.db.insert(paymentNotices).values([
      { ...values, account: 'main' },
      { ...values, account: 'partner' },
    ]);
    await noticeHandler(server.parts).run({ account: 'partner', noticeId: 'evt_1' }, { signal, attempt: 1 });
    const handled = await server.db.select().from(paymentNotices).orderBy(paymentNotices.account);
    expect(handled.map(({ account, processedAt }) => [account, processedAt !== null])).toEqual([
      ['main', false],
      ['partner', true],
    ]);
  });
});

describe('a refund owed', () => {
  test('a refund owed is what was paid for this deal, and is owed once', async () => {
    await using server = await testServer({ now });
    const [first, second] = [await paidDeal(server), await paidDeal(server)];
    const owe = () => server.db.transaction((tx) => oweRefundOfDeal(tx, server.parts, second, 'withdrawn'));
    expect(await owe()).toBe(true);
    expect(await owe()).toBe(false);
    await runJobs(server);
    expect((await booksOf(server, first)).payments).toMatchObject([{ state: 'received' }]);
    expect((await booksOf(server, second)).payments).toMatchObject([{ state: 'refunded' }]);
  });

  test('a refund is requested from the provider only while it is owed, and notified once', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    const requestedIds: string[] = [];
    const parts = partsWith(server, {
      async refund(order) {
        requestedIds.push(order.paymentId);
        // Another process was faster.
        await server.db.update(refunds).set({ state: 'done', providerRefundId: 're_first' });
        return { id: 're_second', state: 'done' };
      },
    });
    await server.db.transaction((tx) => oweRefundOfDeal(tx, server.parts, deal, 'withdrawn'));
    const books = await booksOf(server, deal);
    const run = () => refundHandler(parts).run({ refundId: books.refunds[0]?.id }, { signal, attempt: 1 });
    await run();
    await run();
    expect(requestedIds).toEqual([books.payments[0]?.providerPaymentId]);
    expect((await booksOf(server, deal)).refunds).toMatchObject([{ providerRefundId: 're_first' }]);
    const refundMails = (await mailsTo(server, deal.email)).filter(({ subject }) => /rimbors/i.test(subject));
    expect(refundMails).toEqual([]);
  });
});

describe('a payment page', () => {
  test('a payment page prepared long ago is abandoned alone', async () => {
    await using server = await testServer({ now });
    const [first, second] = [await dealToPay(server), await dealToPay(server)];
    await askToPay(server, first);
    await askToPay(server, second);
    await server.db
      .update(paymentSessions)
      .set({ state: 'opening', checkoutId: null, url: null, expiresAt: now })
      .where(eq(paymentSessions.dealUuid, second.uuid));
    await askToPay(server, second);
    expect((await booksOf(server, first)).sessions).toMatchObject([{ state: 'open' }]);
    expect((await booksOf(server, second)).sessions).toMatchObject([
      { attempt: 2, state: 'open' },
      { attempt: 1, state: 'expired' },
    ]);
  });

  test('a payment page that is paid before we stored it stays paid', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const parts = partsWith(server, {
      async openCheckout(order) {
        const opened = await server.parts.card.openCheckout(order);
        await payWith(server, opened.id);
        const paid = await server.parts.card.getCheckout('partner', opened.id);
        if (paid) await settle(server, paid);
        return opened;
      },
    });
    await openCheckout(parts, checkoutRequest(parts, deal));
    expect((await booksOf(server, deal)).sessions).toMatchObject([{ state: 'paid', url: null }]);
  });

  test('a payment page is not shown to a customer erased while it was opened', async () => {
    await using server = await testServer({ now });
    const [forgotten, gone] = [await dealToPay(server), await dealToPay(server)];
    const meanwhile = (change: () => Promise<unknown>) =>
      partsWith(server, {
        async openCheckout(order) {
          const opened = await server.parts.card.openCheckout(order);
          await change();
          return opened;
        },
      });
    const forget = () =>
      server.db.update(deals).set({ erasureAskedAt: now }).where(eq(deals.uuid, forgotten.uuid));
    const remove = async () => {
      await server.db.delete(paymentSessions).where(eq(paymentSessions.dealUuid, gone.uuid));
      await server.db.delete(deals).where(eq(deals.uuid, gone.uuid));
    };
    for (const opened of [
      await openCheckout(meanwhile(forget), checkoutRequest(server.parts, forgotten)),
      await openCheckout(meanwhile(remove), checkoutRequest(server.parts, gone)),
    ])
      expect(opened instanceof Failure && opened.error.code).toBe('not-found');
    expect((await booksOf(server, forgotten)).sessions).toMatchObject([{ state: 'open' }]);
  });

  test('a payment page is refused as paid to a buyer who has paid and not signed yet', async () => {
    await using server = await testServer({ now });
    const { problem } = await askToPay(server, await dealToPay(server, { stage: 'documentation_send' }));
    expect(problem.code).toBe('already-paid');
  });
});

test('an expired deal is closed with its open payment pages, and the provider is asked about no others', async () => {
  await using server = await testServer({ now });
  const [never, ended] = [await dealToPay(server), await dealToPay(server)];
  await askToPay(server, never);
  await askToPay(server, ended);
  const change = (deal: DealRow, changes: Partial<typeof paymentSessions.$inferInsert>) =>
    server.db.update(paymentSessions).set(changes).where(eq(paymentSessions.dealUuid, deal.uuid));
  await change(never, { state: 'opening', checkoutId: null, url: null });
  await change(ended, { state: 'expired', url: null });
  await server.db.update(deals).set({ expiresAt: now });
  const requestedIds: string[] = [];
  await closeUnpaidDeals(
    partsWith(server, {
      expireCheckout: (account, id) => (requestedIds.push(id), server.parts.card.expireCheckout(account, id)),
    }),
  );
  expect(requestedIds).toEqual([]);
  for (const deal of [never, ended]) expect((await booksOf(server, deal)).deal.stage).toBe('closed_lost');
});
