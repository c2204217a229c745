import { randomUUID } from 'node:crypto';
import { deskDisputesCall } from '@riparo/domain/care/deals/desk-payment-calls.ts';
import { askRefundCall, dealPaymentsCall } from '@riparo/domain/care/deals/refund-calls.ts';
import { paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { refundIdSchema } from '@riparo/domain/platform/values/ids.ts';
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
  payWith,
  runJobs,
} from '../../../test/deals.ts';
import { atDesk } from '../../../test/desk.ts';
import { hold } from '../../../test/held-rows.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { decideDispute, openDispute } from '../../platform/providers/card/sandbox/disputes.ts';
import type { SandboxParts } from '../../platform/providers/card/sandbox/sandbox-parts.ts';
import {
  sandboxCheckouts,
  sandboxDisputes,
  sandboxRefunds,
} from '../../platform/providers/card/sandbox/tables.ts';
import { disputes } from './dispute-tables.ts';
import { oweRefundOfDeal } from './refund.ts';

const now = new Date('2026-11-16T10:00:00Z');
const disputedCard = '4000 0000 0000 0259';

/** The sandbox's side, as if its buyers and banks acted. */
const bank = ({ db, parts }: TestServer): SandboxParts => ({
  db,
  clock: parts.clock,
  enqueue: parts.enqueue,
  keys: parts.cardSandbox?.keys ?? ({} as SandboxParts['keys']),
  payUrl: (id) => id,
});

async function deliverNotices(server: TestServer): Promise<void> {
  for (const notice of await providerNotices(server))
    if (notice.type.startsWith('charge.dispute')) await deliver(server, notice);
  await runJobs(server);
}

async function disputed(server: TestServer) {
  const deal = await dealToPay(server);
  const { answer } = await askToPay(server, deal);
  await payWith(server, answer.id, disputedCard);
  await server.call(paymentStateCall, { params: { uuid: deal.address } });
  await deliverNotices(server);
  return deal;
}

async function decides(server: TestServer, status: 'under_review' | 'won' | 'lost') {
  const [dispute] = await server.db.select().from(sandboxDisputes);
  await server.db.transaction((tx) => decideDispute(tx, bank(server), dispute?.id ?? '', status));
  await deliverNotices(server);
}

const deskMails = async (server: TestServer) =>
  (await mailsTo(server, server.parts.config.deskEmail)).filter(({ subject }) => /contestato/.test(subject));

describe('a dispute', () => {
  test('a dispute is shown with its payment, notified to the desk once, and blocks refunds of the payment', async () => {
    await using server = await testServer({ now });
    const deal = await disputed(server);
    await deliverNotices(server);
    const { browser } = await atDesk(server, 'responsabile');
    const shown = (await browser.call(dealPaymentsCall, undefined, { uuid: deal.uuid })).answer;
    expect(shown.data[0]?.disputes).toMatchObject([
      { state: 'open', reason: 'fraudulent', amountCents: 79_00, answerBy: '2026-11-23T10:00:00.000Z' },
    ]);
    const listed = (await browser.call(deskDisputesCall)).answer.data;
    expect(listed).toMatchObject([
      { dealUuid: deal.uuid, customer: 'Ada D’Angelo', product: { key: 'pet' } },
    ]);
    const [mail, ...others] = await deskMails(server);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('il titolare non riconosce il pagamento');
    expect(mail?.text).toContain(deal.uuid);
    const refused = await browser.call(
      askRefundCall,
      { refundId: refundIdSchema.parse(randomUUID()), amountCents: 1_00, reason: 'mistake' },
      { id: shown.data[0]?.id ?? ('' as never) },
    );
    expect(refused.problem?.code).toBe('PaymentDisputed');
  });

  test('a dispute that is won releases the refund owed meanwhile', async () => {
    await using server = await testServer({ now });
    const deal = await disputed(server);
    await server.db.transaction((tx) => oweRefundOfDeal(tx, server.parts, deal, 'withdrawn'));
    await runJobs(server);
    expect((await booksOf(server, deal)).refunds).toMatchObject([{ state: 'failed', failure: 'disputed' }]);
    await decides(server, 'under_review');
    expect(await server.db.select().from(disputes)).toMatchObject([{ state: 'open', closedAt: null }]);
    await decides(server, 'won');
    expect(await server.db.select().from(disputes)).toMatchObject([
      { state: 'won', answerBy: null, closedAt: now },
    ]);
    expect(await booksOf(server, deal)).toMatchObject({
      payments: [{ state: 'refunded' }],
      refunds: [{ state: 'done' }],
    });
    expect(await deskMails(server)).toHaveLength(1);
    const types = (await providerNotices(server)).map(({ type }) => type);
    expect(types.filter((type) => type.startsWith('charge.dispute')).toSorted()).toEqual([
      'charge.dispute.closed',
      'charge.dispute.created',
      'charge.dispute.updated',
    ]);
  });

  test('a dispute that is lost leaves nothing to refund: the bank has paid it back', async () => {
    await using server = await testServer({ now });
    const deal = await disputed(server);
    await decides(server, 'lost');
    const { browser } = await atDesk(server, 'consulente');
    const shown = (await browser.call(dealPaymentsCall, undefined, { uuid: deal.uuid })).answer;
    expect(shown.data).toMatchObject([{ leftCents: 0, lostCents: 79_00, state: 'received' }]);
    await server.db.transaction((tx) => oweRefundOfDeal(tx, server.parts, deal, 'withdrawn'));
    await runJobs(server);
    expect(await server.db.$count(sandboxRefunds)).toBe(0);
    expect((await booksOf(server, deal)).payments).toMatchObject([{ state: 'refunded' }]);
  });

  test('a dispute notified before its payment is linked once the payment arrives', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const { answer } = await askToPay(server, deal);
    await payWith(server, answer.id, disputedCard);
    await deliverNotices(server);
    expect(await server.db.select().from(disputes)).toMatchObject([{ paymentId: null }]);
    await server.call(paymentStateCall, { params: { uuid: deal.address } });
    const [payment] = (await booksOf(server, deal)).payments;
    expect(await server.db.select().from(disputes)).toMatchObject([{ paymentId: payment?.id }]);
  });

  test('a dispute notified at the same moment as its payment is linked to it', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const { answer } = await askToPay(server, deal);
    await payWith(server, answer.id, disputedCard);
    await using both = await hold(server, 'lock table dispute in share mode');
    const hearing = deliverNotices(server);
    await both.awaitedBy(1);
    const paying = server.call(paymentStateCall, { params: { uuid: deal.address } });
    await both.awaitedBy(2);
    await both.release();
    await Promise.all([hearing, paying]);
    const [payment] = (await booksOf(server, deal)).payments;
    expect(await server.db.select().from(disputes)).toMatchObject([{ paymentId: payment?.id }]);
  });

  test('a dispute of an unknown payment is stored and notified too', async () => {
    await using server = await testServer({ now });
    await paidDeal(server);
    const [checkout] = await server.db
      .update(sandboxCheckouts)
      .set({ paymentId: 'pi_stranger' })
      .where(eq(sandboxCheckouts.status, 'complete'))
      .returning();
    if (!checkout) throw new Error('nothing was paid');
    await server.db.transaction((tx) => openDispute(tx, bank(server), checkout));
    await deliverNotices(server);
    expect(await server.db.select().from(disputes)).toMatchObject([
      { paymentId: null, providerPaymentId: 'pi_stranger' },
    ]);
    expect((await deskMails(server))[0]?.text).toContain('non lo conosciamo');
  });
});
