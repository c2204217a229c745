import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mailsTo } from '../../../test/account-holder.ts';
import { paidDeal } from '../../../test/after-purchase.ts';
import {
  askToPay,
  booksOf,
  dealToPay,
  deliver,
  noticesMade,
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

/** What the provider says once somebody has paid on the page of a deal. */
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

describe('the books, once money has come', () => {
  test('say so of page, payment and deal; heard of again, they stay', async () => {
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

  test('say of another amount that it is owed back; heard of again, they stay', async () => {
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

  test('owe it back to who asked to be forgotten meanwhile', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const checkout = await paidOn(server, deal);
    await server.db.update(deals).set({ erasureAskedAt: now });
    expect(await settle(server, checkout)).toBe('deal-closed');
    expect((await booksOf(server, deal)).deal.startsOn).toBeNull();
  });

  test('hold it for the deal it was paid for, though the answers about two pages were lost', async () => {
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
  test('a notice that comes twice is taken twice and done once', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    await paidCheckout(server, deal);
    const made = await noticesMade(server);
    for (const notice of [...made, ...made]) expect((await deliver(server, notice)).statusCode).toBe(200);
    await runJobs(server);
    expect(await server.db.$count(paymentNotices)).toBe(made.length);
    expect((await booksOf(server, deal)).payments).toHaveLength(1);
  });

  test('a notice of one account is not taken for one of the same name of the other', async () => {
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

describe('what is owed back', () => {
  test('is what was paid for this deal, and owed once', async () => {
    await using server = await testServer({ now });
    const [first, second] = [await paidDeal(server), await paidDeal(server)];
    const owe = () => server.db.transaction((tx) => oweRefundOfDeal(tx, server.parts, second, 'withdrawn'));
    expect(await owe()).toBe(true);
    expect(await owe()).toBe(false);
    await runJobs(server);
    expect((await booksOf(server, first)).payments).toMatchObject([{ state: 'received' }]);
    expect((await booksOf(server, second)).payments).toMatchObject([{ state: 'refunded' }]);
  });

  test('is asked of the provider only while it is owed, and told once', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    const asked: string[] = [];
    const parts = partsWith(server, {
      async refund(order) {
        asked.push(order.paymentId);
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
    expect(asked).toEqual([books.payments[0]?.providerPaymentId]);
    expect((await booksOf(server, deal)).refunds).toMatchObject([{ providerRefundId: 're_first' }]);
    const told = (await mailsTo(server, deal.email)).filter(({ subject }) => /rimbors/i.test(subject));
    expect(told).toEqual([]);
  });
});

describe('a page to pay on', () => {
  test('a page to pay on that was prepared long ago is given up alone', async () => {
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

  test('a page to pay on that is paid before we wrote it down stays paid', async () => {
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

  test('is shown to nobody who was forgotten while it was opened, or is gone', async () => {
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

  test('is refused as paid to who has paid and not signed yet', async () => {
    await using server = await testServer({ now });
    const { problem } = await askToPay(server, await dealToPay(server, { stage: 'documentation_send' }));
    expect(problem.code).toBe('already-paid');
  });
});

test('a deal whose link ran out is closed with the pages that wait, and the provider is asked about no others', async () => {
  await using server = await testServer({ now });
  const [never, ended] = [await dealToPay(server), await dealToPay(server)];
  await askToPay(server, never);
  await askToPay(server, ended);
  const change = (deal: DealRow, changes: Partial<typeof paymentSessions.$inferInsert>) =>
    server.db.update(paymentSessions).set(changes).where(eq(paymentSessions.dealUuid, deal.uuid));
  await change(never, { state: 'opening', checkoutId: null, url: null });
  await change(ended, { state: 'expired', url: null });
  await server.db.update(deals).set({ expiresAt: now });
  const asked: string[] = [];
  await closeUnpaidDeals(
    partsWith(server, {
      expireCheckout: (account, id) => (asked.push(id), server.parts.card.expireCheckout(account, id)),
    }),
  );
  expect(asked).toEqual([]);
  for (const deal of [never, ended]) expect((await booksOf(server, deal)).deal.stage).toBe('closed_lost');
});
