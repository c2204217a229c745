import { DAY_MS, MINUTE_MS } from '@riparo/domain/platform/values/durations.ts';
import { dealByUuidCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mailsTo } from '../../../test/account-holder.ts';
import { askToPay, booksOf, dealToPay, paidCheckout, payWith, runJobs } from '../../../test/deals.ts';
import { testServer } from '../../../test/test-server.ts';
import { dealHistory, deals } from '../deals/tables.ts';
import { sandboxCheckouts } from '../../platform/providers/card/sandbox/tables.ts';
import { deleteOldData } from '../../people/retention/retention-job.ts';
import { closeUnpaidDeals } from './close-unpaid-deals.ts';
import { reconcile } from './reconcile.ts';
import { paymentSessions } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

describe('reconciliation', () => {
  test('reconciliation finds a payment whose notice never came and whose browser never returned', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    await paidCheckout(server, deal);
    await reconcile(server.parts);
    expect((await booksOf(server, deal)).deal.stage).toBe('pay_intent');
    server.setNow(after(6 * MINUTE_MS));
    await reconcile(server.parts);
    await reconcile(server.parts);
    await runJobs(server);
    const books = await booksOf(server, deal);
    expect(books.deal.stage).toBe('documentation_send');
    expect(books.payments).toHaveLength(1);
    expect(await mailsTo(server, deal.email)).toHaveLength(1);
  });

  test('reconciliation learns that a page expired, and tells the buyer once', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    await askToPay(server, deal);
    server.setNow(after(DAY_MS));
    await reconcile(server.parts);
    await reconcile(server.parts);
    expect((await booksOf(server, deal)).sessions).toMatchObject([{ state: 'expired' }]);
    const mails = await mailsTo(server, deal.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Completa l’acquisto: Sussidio Pet']);
    expect(mails[0]?.text).toContain('non ti è stato addebitato nulla');
  });

  test('reconciliation continues with the next page when the provider fails for one', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    await paidCheckout(server, deal);
    const other = await dealToPay(server);
    await askToPay(server, other);
    await server.db
      .update(paymentSessions)
      .set({ checkoutId: 'cs_test_%' })
      .where(eq(paymentSessions.dealUuid, other.uuid));
    server.setNow(after(6 * MINUTE_MS));
    await reconcile(server.parts);
    expect((await booksOf(server, deal)).deal.stage).toBe('paid');
  });
});

describe('an unpaid deal at the end of its link', () => {
  test('an unpaid deal whose link ends is lost, its payment page is closed, and its address is not found', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    server.setNow(after(30 * DAY_MS - 10 * MINUTE_MS));
    const { answer } = await askToPay(server, deal);
    server.setNow(after(30 * DAY_MS));
    await closeUnpaidDeals(server.parts);
    await closeUnpaidDeals(server.parts);

    expect((await booksOf(server, deal)).deal.stage).toBe('closed_lost');
    const history = await server.db.select().from(dealHistory);
    expect(history.map(({ event }) => event)).toEqual(['payment-opened', 'link-expired']);
    expect((await payWith(server, answer.id)).body).toContain('scaduta');
    const { status } = await server.call(dealByUuidCall, { params: { uuid: deal.address } });
    expect(status).toBe(404);
    expect((await server.call(paymentStateCall, { params: { uuid: deal.address } })).status).toBe(404);
    expect(await mailsTo(server, deal.email)).toEqual([]);
  });

  test('a deal that was paid in the last moment is paid', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    server.setNow(after(30 * DAY_MS - MINUTE_MS));
    await paidCheckout(server, deal);
    server.setNow(after(30 * DAY_MS + MINUTE_MS));
    await closeUnpaidDeals(server.parts);
    expect((await booksOf(server, deal)).deal).toMatchObject({ stage: 'paid', expiresAt: null });
  });

  test('an unpaid deal is deleted after three months; a paid one is not', async () => {
    await using server = await testServer({ now });
    const unpaid = await dealToPay(server);
    await askToPay(server, unpaid);
    const paid = await dealToPay(server);
    await paidCheckout(server, paid);
    server.setNow(after(6 * MINUTE_MS));
    await reconcile(server.parts);
    server.setNow(after(121 * DAY_MS));
    await closeUnpaidDeals(server.parts);
    await deleteOldData(server.parts);
    expect(await server.db.select({ uuid: deals.uuid }).from(deals)).toEqual([{ uuid: paid.uuid }]);
    expect(await server.db.$count(sandboxCheckouts)).toBe(2);
  });
});
