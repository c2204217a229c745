import { randomUUID } from 'node:crypto';
import {
  askRefundCall,
  confirmRefundCall,
  dealPaymentsCall,
  declineRefundCall,
} from '@riparo/domain/care/deals/refund-calls.ts';
import { paymentIdSchema, type RefundId, refundIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mailsTo } from '../../../test/account-holder.ts';
import { isNotPageView } from '../../../test/desk-log.ts';
import { paidDeal, signFor } from '../../../test/after-purchase.ts';
import type { Browser } from '../../../test/browser.ts';
import { booksOf, runJobs } from '../../../test/deals.ts';
import { atDesk } from '../../../test/desk.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { dealHistory, type DealRow, deals } from '../deals/tables.ts';
import { deskLog } from '../../desk/log/tables.ts';
import { CardProviderFailure, type CardProvider } from '../../platform/providers/card/card-provider.ts';
import { sandboxAnswers, sandboxRefunds } from '../../platform/providers/card/sandbox/tables.ts';
import { oweRefundOfDeal, refundHandler } from './refund.ts';
import { refunds } from './refund-tables.ts';

const now = new Date('2026-11-16T10:00:00Z');
const { signal } = new AbortController();

type RefundRequest = { amountCents: number; refundId?: string; words?: string };

async function paymentOf(server: TestServer, deal: DealRow) {
  const [payment] = (await booksOf(server, deal)).payments;
  if (!payment) throw new Error('nothing was paid');
  return payment;
}

const asks = async (server: TestServer, browser: Browser, deal: DealRow, refundRequest: RefundRequest) =>
  browser.call(
    askRefundCall,
    { refundId: refundIdSchema.parse(randomUUID()), reason: 'mistake', ...refundRequest } as never,
    { id: (await paymentOf(server, deal)).id },
  );

const logOf = async (server: TestServer) =>
  (await server.db.select().from(deskLog).where(isNotPageView).orderBy(asc(deskLog.number)))
    .filter(({ action }) => action.startsWith('refund.'))
    .map(({ action, actorName, details }) => [action, actorName, JSON.parse(details) as object]);

const refundMails = async (server: TestServer, { email }: DealRow) =>
  (await mailsTo(server, email)).filter(({ subject }) => /rimbors/i.test(subject));

const eventsOf = async (server: TestServer, { uuid }: DealRow) =>
  (await server.db.select().from(dealHistory).where(eq(dealHistory.dealUuid, uuid))).map(
    ({ event }) => event,
  );

/** Two staff members who may decide, and the payment that one of them is asked about. */
async function stage(priceCents = 79_00) {
  const server = await testServer({ now });
  const deal = await paidDeal(server, { priceCents: cents(priceCents) });
  const { browser: bianca } = await atDesk(server, 'responsabile', 'Bianca Neri');
  const { browser: carlo } = await atDesk(server, 'responsabile', 'Carlo Verdi');
  return { server, deal, bianca, carlo, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('a partial refund by the desk', () => {
  test('a partial refund starts at once, leaves the cover in force, and is notified to the customer with its reason', async () => {
    await using on = await stage();
    const { server, deal, bianca } = on;
    const { status, answer } = await asks(server, bianca, deal, {
      amountCents: 20_00,
      words: 'Lo sconto non era arrivato.',
    });
    expect({ status, state: answer.data.state, name: answer.data.askedBy?.name }).toEqual({
      status: 200,
      state: 'due',
      name: 'Bianca Neri',
    });
    await runJobs(server);
    expect(await booksOf(server, deal)).toMatchObject({
      deal: { stage: 'documentation_send' },
      payments: [{ state: 'received' }],
      refunds: [{ state: 'done', amountCents: 20_00, leavesCover: true, doneAt: now }],
    });
    const [mail, ...others] = await refundMails(server, deal);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Ti abbiamo rimborsato €\u00a020,00');
    for (const words of [
      'Abbiamo fatto un errore',
      'Lo sconto non era arrivato.',
      'la tua copertura non cambia',
    ])
      expect(mail?.text).toContain(words);
    expect(await logOf(server)).toEqual([
      [
        'refund.asked',
        'Bianca Neri',
        { refund: answer.data.id, amountCents: 20_00, reason: 'mistake', waits: false },
      ],
    ]);
    const shown = await bianca.call(dealPaymentsCall, undefined, { uuid: deal.uuid });
    expect(shown.answer).toMatchObject({
      deal: { stage: 'documentation_send', email: deal.email },
      data: [{ state: 'received', leftCents: 59_00, refunds: [{ state: 'done' }], disputes: [] }],
    });
  });

  test('a partial refund leaves only the rest for a later withdrawal', async () => {
    await using on = await stage();
    const { server, deal, bianca } = on;
    await asks(server, bianca, deal, { amountCents: 20_00 });
    await runJobs(server);
    server.setNow(new Date(now.getTime() + 60_000));
    const locked = (await booksOf(server, deal)).deal;
    await server.db.transaction((tx) => oweRefundOfDeal(tx, server.parts, locked, 'withdrawn'));
    await runJobs(server);
    expect(await booksOf(server, deal)).toMatchObject({
      payments: [{ state: 'refunded', refundReason: 'withdrawn' }],
      refunds: [{ amountCents: 20_00 }, { amountCents: 59_00, state: 'done', leavesCover: false }],
    });
  });

  test('a partial refund clicked or sent twice at once is one; a key is for one refund', async () => {
    await using on = await stage();
    const { server, deal, bianca } = on;
    const refundRequest = { refundId: randomUUID(), amountCents: 20_00 };
    const answers = await Promise.all([1, 2, 3].map(() => asks(server, bianca, deal, refundRequest)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await runJobs(server);
    expect(await server.db.$count(sandboxRefunds)).toBe(1);
    expect(await logOf(server)).toHaveLength(1);
    const otherwise = await asks(server, bianca, deal, { ...refundRequest, amountCents: 21_00 });
    expect({ status: otherwise.status, code: otherwise.problem?.code }).toEqual({
      status: 422,
      code: 'validation',
    });
  });

  test('a partial refund tells the customer why, even if its reason does not', async () => {
    await using on = await stage();
    const { server, deal, bianca } = on;
    const ask = (words?: string) =>
      asks(server, bianca, deal, {
        amountCents: 1_00,
        reason: 'other',
        ...(words && { words }),
      } as RefundRequest);
    expect((await ask()).problem?.fields).toEqual({ words: 'Spiega al cliente perché.' });
    expect((await ask('Argo ha già una polizza.')).status).toBe(200);
  });
});

describe('a full refund by the desk', () => {
  test('a full refund closes the deal, and the customer learns that the cover ends', async () => {
    await using on = await stage();
    const { server, deal, bianca } = on;
    await asks(server, bianca, deal, { amountCents: 79_00 });
    await runJobs(server);
    expect(await booksOf(server, deal)).toMatchObject({
      deal: { stage: 'closed_lost' },
      payments: [{ state: 'refunded', refundReason: 'mistake' }],
      refunds: [{ state: 'done', leavesCover: false }],
    });
    expect((await eventsOf(server, deal)).filter((event) => event === 'refunded')).toHaveLength(1);
    expect((await refundMails(server, deal))[0]?.text).toContain('la copertura finisce qui');
  });

  test('a full refund in several parts closes the deal with the last one', async () => {
    await using on = await stage();
    const { server, deal, bianca } = on;
    await asks(server, bianca, deal, { amountCents: 30_00 });
    expect((await booksOf(server, deal)).deal.stage).toBe('documentation_send');
    await asks(server, bianca, deal, { amountCents: 49_00 });
    await runJobs(server);
    expect(await booksOf(server, deal)).toMatchObject({
      deal: { stage: 'closed_lost' },
      payments: [{ state: 'refunded' }],
    });
  });

  test('a full refund of an active policy leaves it active', async () => {
    await using on = await stage();
    const { server, deal, bianca } = on;
    await signFor(server, deal);
    await server.db.update(deals).set({ stage: 'closed_won' }).where(eq(deals.uuid, deal.uuid));
    await asks(server, bianca, deal, { amountCents: 79_00 });
    await runJobs(server);
    expect(await booksOf(server, deal)).toMatchObject({
      deal: { stage: 'closed_won' },
      payments: [{ state: 'received' }],
      refunds: [{ state: 'done', leavesCover: true }],
    });
    expect((await refundMails(server, deal))[0]?.text).not.toContain('finisce');
  });
});

describe('a refund above 200 euro', () => {
  test('a refund above 200 euro waits: the requester cannot confirm it, another staff member can, once', async () => {
    await using on = await stage(250_00);
    const { server, deal, bianca, carlo } = on;
    const { answer } = await asks(server, bianca, deal, { amountCents: 250_00 });
    expect(answer.data.state).toBe('waiting');
    await runJobs(server);
    expect(await server.db.$count(sandboxRefunds)).toBe(0);
    expect((await booksOf(server, deal)).deal.stage).toBe('documentation_send');

    const confirm = (browser: Browser) => browser.call(confirmRefundCall, undefined, { id: answer.data.id });
    expect((await confirm(bianca)).problem?.code).toBe('OwnRefund');
    const confirmed = await Promise.all([confirm(carlo), confirm(carlo)]);
    expect(confirmed.map(({ status }) => status)).toEqual([200, 200]);
    expect(confirmed[0]?.answer.data).toMatchObject({
      decidedBy: { name: 'Carlo Verdi' },
      askedBy: { name: 'Bianca Neri' },
    });
    await runJobs(server);
    expect(await booksOf(server, deal)).toMatchObject({
      deal: { stage: 'closed_lost' },
      payments: [{ state: 'refunded' }],
      refunds: [{ state: 'done' }],
    });
    expect(await server.db.$count(sandboxRefunds)).toBe(1);
    expect((await logOf(server)).map(([action, name]) => [action, name])).toEqual([
      ['refund.asked', 'Bianca Neri'],
      ['refund.confirmed', 'Carlo Verdi'],
    ]);
    const late = await carlo.call(declineRefundCall, { note: 'Tardi' }, { id: answer.data.id });
    expect(late.problem?.code).toBe('RefundDecided');
  });

  test('a refund above 200 euro cannot be split to avoid the confirmation', async () => {
    await using on = await stage(250_00);
    const { server, deal, bianca } = on;
    const states = [];
    for (const amountCents of [100_00, 100_00, 1])
      states.push((await asks(server, bianca, deal, { amountCents })).answer.data.state);
    expect(states).toEqual(['due', 'due', 'waiting']);
  });

  test('a declined refund returns nothing, is not notified to the customer, and frees its amount again', async () => {
    await using on = await stage(250_00);
    const { server, deal, bianca, carlo } = on;
    const { answer } = await asks(server, bianca, deal, { amountCents: 250_00 });
    const decline = () =>
      carlo.call(declineRefundCall, { note: 'Prima chiamiamola.' }, { id: answer.data.id });
    expect((await decline()).answer.data).toMatchObject({
      state: 'declined',
      decisionNote: 'Prima chiamiamola.',
    });
    expect((await decline()).status).toBe(200);
    const late = await bianca.call(confirmRefundCall, undefined, { id: answer.data.id });
    expect(late.problem?.code).toBe('RefundDecided');
    await runJobs(server);
    expect(await refundMails(server, deal)).toEqual([]);
    const shown = await bianca.call(dealPaymentsCall, undefined, { uuid: deal.uuid });
    expect(shown.answer.data[0]).toMatchObject({ leftCents: 250_00, state: 'received' });
    expect((await logOf(server)).map(([action]) => action)).toEqual(['refund.asked', 'refund.declined']);
  });

  test('the requester takes a refund back; a withdrawal replaces one that waits', async () => {
    await using on = await stage(250_00);
    const { server, deal, bianca } = on;
    const first = await asks(server, bianca, deal, { amountCents: 210_00 });
    const taken = await bianca.call(
      declineRefundCall,
      { note: 'Mi sono sbagliata.' },
      { id: first.answer.data.id },
    );
    expect(taken.answer.data.state).toBe('declined');
    await asks(server, bianca, deal, { amountCents: 210_00 });
    const locked = (await booksOf(server, deal)).deal;
    await server.db.transaction((tx) => oweRefundOfDeal(tx, server.parts, locked, 'withdrawn'));
    await runJobs(server);
    const { refunds: made } = await booksOf(server, deal);
    expect(made.map(({ state, amountCents }) => [state, amountCents]).toSorted()).toEqual([
      ['declined', 210_00],
      ['declined', 210_00],
      ['done', 250_00],
    ]);
  });
});

describe('refunds beyond what was paid', () => {
  test('two desks at once cannot refund more than was paid', async () => {
    await using on = await stage();
    const { server, deal, bianca, carlo } = on;
    const answers = await Promise.all(
      [bianca, carlo, bianca, carlo].map((browser) => asks(server, browser, deal, { amountCents: 30_00 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem?.code).toBe('RefundTooMuch');
    await runJobs(server);
    const given = await server.db.select().from(sandboxRefunds);
    expect(given.map(({ amountCents }) => amountCents)).toEqual([30_00, 30_00]);
  });

  test('the desk cannot refund what the provider’s dashboard has already given back', async () => {
    await using on = await stage();
    const { server, deal, bianca } = on;
    const { account, providerPaymentId: paymentId } = await paymentOf(server, deal);
    await server.parts.card.refund({ account, paymentId, amountCents: cents(50_00), key: 'dashboard' });
    await asks(server, bianca, deal, { amountCents: 30_00 });
    await runJobs(server);
    expect(await booksOf(server, deal)).toMatchObject({
      payments: [{ state: 'received' }],
      refunds: [{ state: 'failed', failure: 'more-than-left' }],
    });
    expect(await server.db.$count(sandboxRefunds)).toBe(1);
    const [desk] = await mailsTo(server, server.parts.config.deskEmail);
    expect(desk?.text).toContain('qualcuno ha già rimborsato dal suo pannello');
    expect(await refundMails(server, deal)).toEqual([]);
  });
});

async function dueRefund(server: TestServer, browser: Browser, deal: DealRow): Promise<RefundId> {
  const { answer } = await asks(server, browser, deal, { amountCents: 20_00 });
  return answer.data.id;
}

const run = (server: TestServer, refundId: RefundId, otherwise: Partial<CardProvider> = {}) =>
  refundHandler({ ...server.parts, card: { ...server.parts.card, ...otherwise } }).run(
    { refundId },
    { signal, attempt: 1 },
  );

const dead = () => Promise.reject(new CardProviderFailure('no answer'));
const refuses = () => Promise.reject(new CardProviderFailure('no', { isRefusal: true, code: 'x' }));

describe('a failing provider', () => {
  test('a provider that is down leaves the refund owed, to be tried again', async () => {
    await using on = await stage();
    const { server, deal, bianca } = on;
    const id = await dueRefund(server, bianca, deal);
    await expect(run(server, id, { refund: dead })).rejects.toThrow('no answer');
    await expect(run(server, id, { refundsOf: dead })).rejects.toThrow('no answer');
    expect((await booksOf(server, deal)).refunds).toMatchObject([{ state: 'due' }]);
    await run(server, id);
    expect((await booksOf(server, deal)).refunds).toMatchObject([{ state: 'done' }]);
  });

  test('a provider whose answer was lost is not asked a second time, even once it has forgotten the key', async () => {
    await using on = await stage();
    const { server, deal, bianca } = on;
    const id = await dueRefund(server, bianca, deal);
    const lost: CardProvider['refund'] = async (order) => {
      await server.parts.card.refund(order);
      throw new CardProviderFailure('too slow');
    };
    await expect(run(server, id, { refund: lost })).rejects.toThrow('too slow');
    await server.db.delete(sandboxAnswers);
    await Promise.all([run(server, id), run(server, id)]);
    expect(await server.db.$count(sandboxRefunds)).toBe(1);
    expect((await booksOf(server, deal)).refunds).toMatchObject([{ state: 'done' }]);
    await runJobs(server);
    expect(await refundMails(server, deal)).toHaveLength(1);
  });

  test("a provider's refusal is final: staff have to look, and can ask again", async () => {
    await using on = await stage();
    const { server, deal, bianca } = on;
    const id = await dueRefund(server, bianca, deal);
    await run(server, id, { refund: refuses });
    expect((await booksOf(server, deal)).refunds).toMatchObject([{ state: 'failed', failure: 'refused' }]);
    expect((await mailsTo(server, server.parts.config.deskEmail))[0]?.subject).toContain(
      'Rimborso non riuscito',
    );
    expect((await asks(server, bianca, deal, { amountCents: 79_00 })).status).toBe(200);
  });
});

test('a refund requested before refunds had rows is sent under its old key', async () => {
  await using on = await stage();
  const { server, deal } = on;
  const payment = await paymentOf(server, deal);
  await server.db.insert(refunds).values({
    id: refundIdSchema.parse(payment.id),
    paymentId: payment.id,
    dealUuid: deal.uuid,
    amountCents: payment.amountCents,
    reason: 'withdrawn',
    state: 'due',
    leavesCover: false,
    askedAt: now,
  });
  const handler = refundHandler(server.parts);
  const payload = (handler.job.payload as unknown as { parse(value: unknown): unknown }).parse({
    paymentId: paymentIdSchema.parse(payment.id),
  });
  await handler.run(payload, { signal, attempt: 1 });
  expect((await booksOf(server, deal)).refunds).toMatchObject([{ state: 'done' }]);
});
