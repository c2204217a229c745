import {
  compareDayCall,
  comparedDaysCall,
  deskPaymentsCall,
  deskRefundsCall,
  differencesCall,
  explainDifferenceCall,
  moneyWaitingCall,
  paymentTotalsCall,
} from '@riparo/domain/care/deals/desk-payment-calls.ts';
import { dealPaymentsCall } from '@riparo/domain/care/deals/refund-calls.ts';
import { paymentsFilePath } from '@riparo/domain/buy/payment/payments-file.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cookiesOf } from '../../../test/account-holder.ts';
import { paidDeal } from '../../../test/after-purchase.ts';
import { booksOf, runJobs } from '../../../test/deals.ts';
import { atDesk } from '../../../test/desk.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import type { DealRow } from '../deals/tables.ts';
import { deskLog } from '../../desk/log/tables.ts';
import { type CardProvider, CardProviderFailure } from '../../platform/providers/card/card-provider.ts';
import {
  sandboxCheckouts,
  sandboxDisputes,
  sandboxRefunds,
} from '../../platform/providers/card/sandbox/tables.ts';
import { compareDay, compareLastDays } from './compare-day.ts';
import { comparedDays, differences } from './comparison-tables.ts';
import { oweRefundOfDeal } from './refund.ts';
import { refunds } from './refund-tables.ts';
import { payments } from './tables.ts';

const day = isoDate('2026-11-16');
const now = new Date('2026-11-16T10:00:00Z');

const found = async (server: TestServer) =>
  (await server.db.select().from(differences).orderBy(differences.kind)).map(
    ({ kind, state, providerCents, ourCents }) => [kind, state, providerCents, ourCents],
  );

const nameOf = async (server: TestServer, deal: DealRow) =>
  (await booksOf(server, deal)).payments[0]?.providerPaymentId ?? '';

const withProvider = (server: TestServer, otherwise: Partial<CardProvider>) => ({
  ...server.parts,
  card: { ...server.parts.card, ...otherwise },
});

describe('a day', () => {
  test('a day on which both books agree has no differences, however often it is compared', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    await paidDeal(server);
    await server.db.transaction((tx) => oweRefundOfDeal(tx, server.parts, deal, 'withdrawn'));
    await runJobs(server);
    await compareDay(server.parts, day);
    await compareDay(server.parts, day);
    expect(await found(server)).toEqual([]);
    expect(await server.db.select().from(comparedDays).orderBy(comparedDays.account)).toMatchObject([
      { day, account: 'main', state: 'compared', payments: 0 },
      { day, account: 'partner', payments: 2, receivedCents: 158_00, refunds: 1, refundedCents: 79_00 },
    ]);
  });

  test('a day differs by entries missing in either book, and by amounts', async () => {
    await using server = await testServer({ now });
    const [known, missing, other] = [await paidDeal(server), await paidDeal(server), await paidDeal(server)];
    const unknown = await paidDeal(server);
    await server.db
      .delete(sandboxCheckouts)
      .where(eq(sandboxCheckouts.paymentId, await nameOf(server, missing)));
    await server.db
      .update(sandboxCheckouts)
      .set({ amountCents: 80_00 })
      .where(eq(sandboxCheckouts.paymentId, await nameOf(server, other)));
    await server.db.delete(payments).where(eq(payments.dealUuid, unknown.uuid));
    expect((await booksOf(server, known)).payments).toHaveLength(1);
    await compareDay(server.parts, day);
    await compareDay(server.parts, day);
    expect(await found(server)).toEqual([
      ['payment-amount', 'open', 80_00, 79_00],
      ['payment-missing', 'open', null, 79_00],
      ['payment-unknown', 'open', 79_00, null],
    ]);
    await server.db
      .update(sandboxCheckouts)
      .set({ amountCents: 79_00 })
      .where(eq(sandboxCheckouts.paymentId, await nameOf(server, other)));
    await compareDay(server.parts, day);
    expect((await found(server))[0]).toEqual(['payment-amount', 'gone', 80_00, 79_00]);
  });

  test('a day is not affected by notices that arrive after midnight', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    await server.db
      .update(payments)
      .set({ receivedAt: new Date('2026-11-16T23:30:00Z') })
      .where(eq(payments.dealUuid, deal.uuid));
    await compareDay(server.parts, day);
    await compareDay(server.parts, isoDate('2026-11-17'));
    expect(await found(server)).toEqual([]);
  });

  test('a refund made in the provider’s dashboard is shown until explained, and is not refunded again', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    const paymentId = await nameOf(server, deal);
    const { browser } = await atDesk(server, 'responsabile');
    const { id } = await server.parts.card.refund({
      account: 'partner',
      paymentId,
      amountCents: cents(30_00),
      key: 'from the dashboard',
    });
    await server.db.update(sandboxRefunds).set({ metadata: {} });
    const compare = () => browser.call(compareDayCall, undefined, { day });
    expect((await compare()).answer.data).toMatchObject([{}, { openDifferences: 1, refunds: 1 }]);
    await compare();
    const { data } = (await browser.call(differencesCall)).answer;
    expect(data).toMatchObject([
      { kind: 'refund-unknown', state: 'open', reference: id, dealUuid: deal.uuid, providerCents: 30_00 },
    ]);
    const shown = (await browser.call(dealPaymentsCall, undefined, { uuid: deal.uuid })).answer;
    expect(shown.data).toMatchObject([{ leftCents: 49_00, refunds: [{ reason: 'made-elsewhere' }] }]);
    expect(await server.db.$count(refunds)).toBe(1);

    const waits = async () => (await browser.call(moneyWaitingCall)).answer.differences;
    expect(await waits()).toBe(1);
    const explain = (note: string) =>
      browser.call(explainDifferenceCall, { note }, { id: data[0]?.id ?? '' });
    expect((await explain('L’ha fatto Carlo, al telefono.')).answer.data).toMatchObject({
      state: 'explained',
      explainedBy: { name: 'Bianca Neri' },
      note: 'L’ha fatto Carlo, al telefono.',
    });
    expect((await explain('L’ha fatto Carlo, al telefono.')).status).toBe(200);
    expect((await explain('Altro')).problem?.code).toBe('DifferenceExplained');
    expect(await waits()).toBe(0);
    await compare();
    const ofDay = (await browser.call(differencesCall, undefined, undefined, { day })).answer;
    expect(ofDay.data).toMatchObject([{ state: 'explained' }]);
    expect(await server.db.$count(deskLog, eq(deskLog.action, 'payments.explained'))).toBe(1);
    expect(await server.db.$count(deskLog, eq(deskLog.action, 'payments.compared'))).toBe(3);
  });

  test('comparing a day finds a failed refund and a dispute that came without a notice', async () => {
    await using server = await testServer({ now });
    const deal = await paidDeal(server);
    const paymentId = await nameOf(server, deal);
    await server.db.transaction((tx) => oweRefundOfDeal(tx, server.parts, deal, 'withdrawn'));
    await runJobs(server);
    await server.db.update(sandboxRefunds).set({ status: 'failed' });
    await server.db.insert(sandboxDisputes).values({
      id: 'dp_1',
      account: 'partner',
      paymentId,
      amountCents: 79_00,
      reason: 'general',
      status: 'needs_response',
      createdAt: now,
      answerBy: now,
    });
    await compareDay(server.parts, day);
    expect(await found(server)).toEqual([
      ['dispute-unknown', 'open', 79_00, null],
      ['refund-failed', 'open', 79_00, 79_00],
    ]);
    expect(await booksOf(server, deal)).toMatchObject({
      payments: [{ state: 'refund-due' }],
      refunds: [{ state: 'failed', failure: 'returned' }],
    });
  });

  test('a day that could not be compared is shown as such, and tried again', async () => {
    await using server = await testServer({ now });
    await paidDeal(server);
    server.setNow(new Date('2026-11-17T08:00:00Z'));
    const dead = withProvider(server, {
      // eslint-disable-next-line require-yield
      async *paymentsOf() {
        throw new CardProviderFailure('no answer');
      },
    });
    await compareLastDays(dead);
    const stateOf = async () =>
      (await server.db.select().from(comparedDays).where(eq(comparedDays.day, day))).map(
        ({ state }) => state,
      );
    expect(await stateOf()).toEqual(['failed', 'failed']);
    await compareLastDays(server.parts);
    expect(await stateOf()).toEqual(['compared', 'compared']);
    expect(await server.db.$count(comparedDays)).toBe(14);
    const { browser } = await atDesk(server, 'revisore');
    const { answer } = await browser.call(comparedDaysCall);
    expect(answer.data[0]).toMatchObject({ day: '2026-11-16', openDifferences: 0 });
    expect((await browser.call(moneyWaitingCall)).answer.failedDays).toBe(0);
  });

  test('a day is compared automatically once, from three in the morning of the next day', async () => {
    await using server = await testServer({ now: new Date('2026-11-17T01:59:00Z') });
    await compareLastDays(server.parts);
    expect(await server.db.$count(comparedDays, eq(comparedDays.day, day))).toBe(0);
    server.setNow(new Date('2026-11-17T02:00:00Z'));
    await compareLastDays(server.parts);
    expect(await server.db.$count(comparedDays, eq(comparedDays.day, day))).toBe(2);
    const requestedAccounts: string[] = [];
    await compareLastDays(
      withProvider(server, {
        // eslint-disable-next-line require-yield
        async *paymentsOf(account) {
          requestedAccounts.push(account);
        },
      }),
    );
    expect(requestedAccounts).toEqual([]);
  });

  test('a day in the future is not compared', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'responsabile');
    const { problem } = await browser.call(compareDayCall, undefined, { day: '2026-11-17' });
    expect(problem?.code).toBe('DayNotOver');
  });
});

describe('the list of payments', () => {
  test('the list of payments is filtered by day, product, account and state; totals and file follow the filter', async () => {
    await using server = await testServer({ now });
    const pet = await paidDeal(server);
    server.setNow(new Date('2026-11-17T10:00:00Z'));
    await paidDeal(server, { productKey: 'covid-19' });
    const { browser } = await atDesk(server, 'responsabile');
    const [payment] = (await booksOf(server, pet)).payments;
    if (!payment) throw new Error('nothing was paid');
    await server.db.insert(refunds).values({
      paymentId: payment.id,
      dealUuid: pet.uuid,
      amountCents: cents(20_00),
      reason: 'mistake',
      state: 'done',
      leavesCover: true,
      askedAt: now,
      doneAt: new Date('2026-11-17T09:00:00Z'),
    });
    const list = async (query: Record<string, string>) =>
      (await browser.call(deskPaymentsCall, undefined, undefined, query)).answer.data.map(
        ({ product, state, refundedCents }) => [product.key, state, refundedCents],
      );
    const petLine = ['pet', 'part-refunded', 20_00];
    const covidLine = ['covid-19', 'received', 0];
    expect(await list({})).toEqual([covidLine, petLine]);
    expect(await list({ from: '2026-11-17' })).toEqual([covidLine]);
    expect(await list({ until: '2026-11-16' })).toEqual([petLine]);
    expect(await list({ product: 'pet' })).toEqual([petLine]);
    expect(await list({ state: 'part-refunded' })).toEqual([petLine]);
    expect(await list({ state: 'received' })).toEqual([covidLine]);
    for (const state of ['refunded', 'refund-due', 'disputed']) expect(await list({ state })).toEqual([]);
    expect(await list({ after: `${payment.receivedAt.toISOString()}_${payment.id}` })).toEqual([]);
    const totals = (await browser.call(paymentTotalsCall, undefined, undefined, { from: '2026-11-17' }))
      .answer;
    expect(
      totals.data.map(({ product, receivedCents, refundedCents }) => [
        product.key,
        receivedCents,
        refundedCents,
      ]),
    ).toEqual([
      ['covid-19', 49_00, 0],
      ['pet', 0, 20_00],
    ]);
    const { data } = (await browser.call(deskRefundsCall)).answer;
    expect(data).toMatchObject([{ customer: 'Ada D’Angelo', paidCents: 79_00, product: { key: 'pet' } }]);

    const file = await server.request({
      method: 'GET',
      url: `${paymentsFilePath}?from=2026-11-16&product=pet`,
      headers: { cookie: cookiesOf({ browser }) },
    });
    expect(file.headers['content-disposition']).toContain('pagamenti.csv');
    const lines = file.body.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('"16/11/2026";"11:00";"Pagamento";"79,00";"EUR";');
    expect(lines[2]).toContain('"17/11/2026";"10:00";"Rimborso";"-20,00";"EUR";');
    expect(await server.db.$count(deskLog, eq(deskLog.action, 'payments.exported'))).toBe(1);
  });

  test('the list of payments exported as a file contains no formulas', async () => {
    await using server = await testServer({ now });
    await paidDeal(server);
    await server.db.update(payments).set({ productKey: '=1+1', providerPaymentId: '@sum' });
    const { browser } = await atDesk(server, 'revisore');
    const { body } = await server.request({
      method: 'GET',
      url: paymentsFilePath,
      headers: { cookie: cookiesOf({ browser }) },
    });
    expect(body).toContain('"\'=1+1"');
    expect(body).toContain('"\'@sum"');
  });
});
