import { dealByUuidCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { createPaymentSessionCall, paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mailsTo } from '../../../test/account-holder.ts';
import {
  askToPay,
  booksOf,
  changeCheckout,
  dealToPay,
  deliver,
  providerNotices,
  paidCheckout,
  payWith,
  runJobs,
  preparedPage,
  type TestDeal,
} from '../../../test/deals.ts';
import { newDealUuid } from '../../../test/ids.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { mailedAddress } from '../deals/deal-address.ts';
import { type DealRow, dealHistory, deals } from '../deals/tables.ts';
import { sandboxCheckouts } from '../../platform/providers/card/sandbox/tables.ts';
import { paymentSessions } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');

const stateOf = async (server: TestServer, { address: uuid }: TestDeal) =>
  (await server.call(paymentStateCall, { params: { uuid } })).answer;

const eventsOf = async (server: TestServer, { uuid }: DealRow) =>
  (
    await server.db
      .select({ event: dealHistory.event })
      .from(dealHistory)
      .where(eq(dealHistory.dealUuid, uuid))
      .orderBy(asc(dealHistory.id))
  ).map(({ event }) => event);

describe('paying', () => {
  test('a buyer gets a page with the catalogue’s price on the product’s account, and a receipt after', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server, { productKey: 'covid-19' });
    const { status, answer } = await askToPay(server, deal);
    expect(status).toBe(200);
    expect(answer.url).toBe(`http://localhost:3000/sandbox/carte/pay/${answer.id}`);
    const [checkout] = await server.db.select().from(sandboxCheckouts);
    expect(checkout).toMatchObject({
      account: 'partner',
      amountCents: 4900,
      currency: 'eur',
      email: deal.email,
      reference: deal.uuid,
    });
    expect((await booksOf(server, deal)).deal.stage).toBe('pay_intent');
    expect(await stateOf(server, deal)).toMatchObject({ state: 'open', startsOn: null });

    await payWith(server, answer.id);
    for (const notice of await providerNotices(server)) await deliver(server, notice);
    await runJobs(server);

    const books = await booksOf(server, deal);
    expect(books.deal).toMatchObject({
      stage: 'documentation_send',
      expiresAt: null,
      startsOn: '2026-11-16',
      endsOn: '2027-11-15',
    });
    expect(books.payments).toMatchObject([{ state: 'received', amountCents: 4900, account: 'partner' }]);
    expect(await eventsOf(server, deal)).toEqual(['payment-opened', 'payment-confirmed', 'documents-sent']);
    const [receipt, ...others] = await mailsTo(server, deal.email);
    expect(others).toEqual([]);
    expect(receipt?.subject).toBe('I documenti da firmare e la ricevuta: Sussidio Covid-19');
    expect(receipt?.text).toContain(formatEuro(cents(49_00)));
    expect(receipt?.text).toContain('dal 16 novembre 2026 al 15 novembre 2027');
    expect(receipt?.text).toContain(books.payments[0]?.providerPaymentId);
    expect(await stateOf(server, deal)).toEqual({
      state: 'paid',
      order: 'pay-first',
      isRenewal: false,
      product: { key: 'covid-19', title: 'Sussidio Covid-19', webFlowBaseUrl: '/acquisto/covid/' },
      priceCents: 4900,
      startsOn: '2026-11-16',
      endsOn: '2027-11-15',
      refund: null,
    });
    const seen = await server.call(dealByUuidCall, { params: { uuid: deal.address } });
    expect(seen.answer.data).toMatchObject({ status: 5, buyer: null });
  });

  test('a buyer who returns before any notice sees the payment at once, because the provider is asked', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    await paidCheckout(server, deal);
    expect(await stateOf(server, deal)).toMatchObject({ state: 'paid' });
    expect(await eventsOf(server, deal)).toEqual(['payment-opened', 'payment-confirmed']);
    // The notices come after all: nothing happens twice.
    for (const notice of await providerNotices(server)) await deliver(server, notice);
    await runJobs(server);
    expect((await booksOf(server, deal)).payments).toHaveLength(1);
    expect(await mailsTo(server, deal.email)).toHaveLength(1);
  });

  test('opening the success page alone does not count as a payment', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    await askToPay(server, deal);
    expect(await stateOf(server, deal)).toMatchObject({ state: 'open' });
    expect((await booksOf(server, deal)).deal.stage).toBe('pay_intent');
  });

  test('a buyer sees that the payment is being verified while the provider cannot be asked', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    await paidCheckout(server, deal);
    await server.parts.cardSandbox?.close();
    expect(await stateOf(server, deal)).toMatchObject({ state: 'verifying' });
    const { problem } = await askToPay(server, deal);
    expect(problem).toMatchObject({ status: 502, code: 'card-provider-unavailable' });
    expect(server.logText()).not.toContain(deal.email);
  });

  test('a payment around midnight is covered from tomorrow in Italy', async () => {
    // Half past midnight in Rome, still the day before in UTC.
    await using server = await testServer({ now: new Date('2026-11-15T23:30:00Z') });
    const deal = await dealToPay(server);
    await paidCheckout(server, deal);
    expect(await stateOf(server, deal)).toMatchObject({ startsOn: '2026-11-17' });
  });
});

describe('a second payment page', () => {
  test('a second page is the first one, while that is open', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const first = await askToPay(server, deal);
    const second = await askToPay(server, deal);
    expect(second.answer).toEqual(first.answer);
    expect(await server.db.$count(sandboxCheckouts)).toBe(1);
  });

  test('a second page requested 20 times at once is one page', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const answers = await Promise.all(Array.from({ length: 20 }, () => askToPay(server, deal)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ answer }) => answer.id)).size).toBe(1);
    expect(await server.db.$count(sandboxCheckouts)).toBe(1);
    expect(await server.db.$count(paymentSessions)).toBe(1);
    expect(await eventsOf(server, deal)).toEqual(['payment-opened']);
  });

  test('a second page with other return addresses closes the first: only one can be paid', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const first = await askToPay(server, deal);
    const second = await server.call(createPaymentSessionCall, {
      body: {
        dealUuid: deal.address,
        successCallbackUrl: 'http://localhost:3000/customer/acquisto/pet/x/success',
        failureCallbackUrl: 'http://localhost:3000/customer/acquisto/pet/x/cancel',
      },
    });
    expect(second.answer.id).not.toBe(first.answer.id);
    expect((await payWith(server, first.answer.id)).body).toContain('scaduta');
    expect((await payWith(server, second.answer.id)).statusCode).toBe(303);
    expect((await booksOf(server, deal)).sessions.map(({ state }) => state)).toEqual(['open', 'expired']);
  });

  test('a second page returns to the address as a browser reads it, however another program would read it', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const ask = (address: string) =>
      server.call(createPaymentSessionCall, {
        body: { dealUuid: deal.address, successCallbackUrl: address, failureCallbackUrl: address },
      });
    const first = await ask('http://localhost:3000\\@evil.example');
    const [checkout] = await server.db.select().from(sandboxCheckouts);
    expect(checkout).toMatchObject({
      successUrl: 'http://localhost:3000/@evil.example',
      cancelUrl: 'http://localhost:3000/@evil.example',
    });
    const again = await ask('http://localhost:3000/@evil.example');
    expect(again.answer.id).toBe(first.answer.id);
  });

  test.each([
    ['after a payment', { successCallbackUrl: 'http://localhost:3000/customer' }],
    ['after giving up', { failureCallbackUrl: 'http://localhost:3000/customer' }],
  ])('a second page that differs only %s closes the first as well', async (_when, changed) => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const callbacks = {
      successCallbackUrl: 'http://localhost:3000/a',
      failureCallbackUrl: 'http://localhost:3000/b',
    };
    const ask = (changes: Partial<typeof callbacks>) =>
      server.call(createPaymentSessionCall, { body: { dealUuid: deal.address, ...callbacks, ...changes } });
    const first = await ask({});
    expect((await ask({})).answer.id).toBe(first.answer.id);
    expect((await ask(changed)).answer.id).not.toBe(first.answer.id);
    expect((await payWith(server, first.answer.id)).body).toContain('scaduta');
  });

  test('a second page is the first one while ten minutes of it are left, and then another', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const first = await askToPay(server, deal);
    const [session] = (await booksOf(server, deal)).sessions;
    const before = (minutes: number) => new Date((session?.expiresAt.getTime() ?? 0) - minutes * 60_000);
    server.setNow(before(11));
    expect((await askToPay(server, deal)).answer.id).toBe(first.answer.id);
    server.setNow(before(10));
    expect((await askToPay(server, deal)).answer.id).not.toBe(first.answer.id);
  });

  test.each([
    ['half an hour is left of it', 31, [{ attempt: 1, state: 'open' }]],
    [
      'less is left of it, and then another',
      29,
      [
        { attempt: 2, state: 'open' },
        { attempt: 1, state: 'expired' },
      ],
    ],
  ])('a second page is the one unknown to the provider, while %s', async (_what, minutesLeft, sessions) => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    await preparedPage(server, deal, new Date(now.getTime() + minutesLeft * 60_000));
    expect((await askToPay(server, deal)).status).toBe(200);
    expect((await booksOf(server, deal)).sessions).toMatchObject(sessions);
  });

  test('a second page is opened after the first has expired, and the buyer learned that nothing was charged', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const first = await askToPay(server, deal);
    server.setNow(new Date(now.getTime() + 24 * 3_600_000));
    expect(await stateOf(server, deal)).toMatchObject({ state: 'failed' });
    const [mail] = await mailsTo(server, deal.email);
    expect(mail?.subject).toBe('Completa l’acquisto: Sussidio Pet');
    expect(mail?.text).toContain(
      `http://localhost:3000/acquisto/pet/${mailedAddress(server.parts.keyedHash, deal)}`,
    );
    const second = await askToPay(server, deal);
    expect(second.status).toBe(200);
    expect(second.answer.id).not.toBe(first.answer.id);
    server.setNow(new Date(now.getTime() + 48 * 3_600_000));
    await stateOf(server, deal);
    expect(await mailsTo(server, deal.email)).toHaveLength(1);
  });

  test('a second page is not given to a buyer who has paid, whether we know it yet or not', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    await paidCheckout(server, deal);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await askToPay(server, deal)).problem).toMatchObject({ status: 409, code: 'already-paid' });
    expect((await booksOf(server, deal)).deal.stage).toBe('paid');
  });
});

describe('money that came twice', () => {
  test('a double payment is refunded once, and buyer and desk are notified', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const first = await askToPay(server, deal);
    // As if we had stored the first page as closed while it was still open.
    await server.db.update(paymentSessions).set({ state: 'expired' });
    const second = await askToPay(server, deal);
    await payWith(server, first.answer.id);
    await payWith(server, second.answer.id);
    for (const notice of await providerNotices(server)) await deliver(server, notice);
    await runJobs(server);

    const books = await booksOf(server, deal);
    expect(books.deal.stage).toBe('documentation_send');
    expect(books.payments.map(({ state, refundReason }) => [state, refundReason]).toSorted()).toEqual([
      ['received', null],
      ['refunded', 'paid-twice'],
    ]);
    const checkouts = await server.db.select().from(sandboxCheckouts);
    expect(checkouts.map(({ refundedCents }) => refundedCents).toSorted()).toEqual([0, 7900]);
    const subjects = (await mailsTo(server, deal.email)).map(({ subject }) => subject).toSorted();
    expect(subjects).toEqual([
      'I documenti da firmare e la ricevuta: Sussidio Pet',
      `Ti abbiamo rimborsato ${formatEuro(cents(79_00))}`,
    ]);
    const desk = await mailsTo(server, server.parts.config.deskEmail);
    expect(desk.map(({ subject }) => subject)).toEqual(['Rimborso in corso: pagato due volte']);
    expect(await stateOf(server, deal)).toMatchObject({ state: 'paid' });
  });

  test('a payment for a closed deal is refunded too', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server, { stage: 'pay_intent' });
    const { answer } = await askToPay(server, deal);
    await payWith(server, answer.id);
    await server.db.update(deals).set({ stage: 'closed_lost' }).where(eq(deals.uuid, deal.uuid));
    for (const notice of await providerNotices(server)) await deliver(server, notice);
    await runJobs(server);
    const books = await booksOf(server, deal);
    expect(books.deal.stage).toBe('closed_lost');
    expect(books.payments).toMatchObject([{ state: 'refunded', refundReason: 'deal-closed' }]);
    expect(await stateOf(server, deal)).toMatchObject({ state: 'refunded' });
  });

  test.each([
    ['another amount', { amountCents: 100 }],
    ['another currency', { currency: 'usd' }],
    ['another deal', { metadata: { reference: '00000000-0000-4000-8000-000000000000', attempt: '1' } }],
  ])('a payment with %s is never accepted, and is refunded', async (_what, changes) => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const { answer } = await askToPay(server, deal);
    await changeCheckout(server, answer.id, changes);
    await payWith(server, answer.id);
    for (const notice of await providerNotices(server)) await deliver(server, notice);
    await runJobs(server);
    const books = await booksOf(server, deal);
    expect(books.deal).toMatchObject({ stage: 'pay_intent', startsOn: null });
    expect(books.payments).toMatchObject([{ state: 'refunded', refundReason: 'amount-differs' }]);
    expect(await stateOf(server, deal)).toMatchObject({ state: 'refunded' });
    const subjects = (await mailsTo(server, deal.email)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(1);
    expect(subjects[0]).toContain('Ti abbiamo rimborsato');

    // The deal waits for the right amount, and takes it.
    const again = await askToPay(server, deal);
    expect(await stateOf(server, deal)).toMatchObject({ state: 'open' });
    await payWith(server, again.answer.id);
    server.setNow(new Date(now.getTime() + 5_000));
    expect(await stateOf(server, deal)).toMatchObject({ state: 'paid' });
  });
});

describe('payment pages not opened', () => {
  test.each([
    'https://evil.example/acquisto',
    'http://localhost:3000@evil.example/',
    'javascript:alert(1)',
    'blob:http://localhost:3000/acquisto/pet/x/success',
    '/acquisto/pet/x/success',
  ])('no page is opened that would return to %s', async (address) => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    const { problem } = await server.call(createPaymentSessionCall, {
      body: { dealUuid: deal.address, successCallbackUrl: address, failureCallbackUrl: address },
    });
    expect(problem.status).toBe(422);
    expect(Object.keys(problem.fields ?? {})).toEqual(['successCallbackUrl', 'failureCallbackUrl']);
    expect(await server.db.$count(sandboxCheckouts)).toBe(0);
  });

  test('no page is opened for a deal whose address has expired or does not exist', async () => {
    await using server = await testServer({ now });
    const deal = await dealToPay(server);
    server.setNow(new Date('2026-12-15T10:00:00Z'));
    expect((await askToPay(server, deal)).status).toBe(404);
    expect((await askToPay(server, { uuid: newDealUuid() })).status).toBe(404);
    const lost = await dealToPay(server, { stage: 'closed_lost' });
    expect((await askToPay(server, lost)).status).toBe(404);
  });

  test('no page is opened for a deal that has to be signed first', async () => {
    await using server = await testServer({ now });
    const unsigned = await dealToPay(server, { productKey: 'rc-terzi-5' });
    expect((await askToPay(server, unsigned)).problem).toMatchObject({ status: 409, code: 'not-payable' });
    const sent = await dealToPay(server, { productKey: 'rc-terzi-5', stage: 'documentation_send' });
    expect((await askToPay(server, sent)).problem).toMatchObject({ code: 'not-payable' });
    const signed = await dealToPay(server, { productKey: 'rc-terzi-5', stage: 'documentation_signed' });
    await paidCheckout(server, signed);
    expect(await stateOf(server, signed)).toMatchObject({ state: 'paid' });
  });
});
