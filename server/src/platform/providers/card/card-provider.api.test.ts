import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { changeCheckout, providerNotices, payWith, submitForm } from '../../../../test/deals.ts';
import { openBadHost } from '../../../../test/bad-host.ts';
import { testServer, type TestServer } from '../../../../test/test-server.ts';
import { CardProviderFailure, type CheckoutOrder } from './card-provider.ts';
import { noticeHandler, signatureOf } from './sandbox/notices.ts';
import { sandboxCheckouts, sandboxDisputes, sandboxRefunds } from './sandbox/tables.ts';
import { openStripeCard } from './stripe-card.ts';

const now = new Date('2026-11-15T10:00:00Z');
const disputedCard = '4000 0000 0000 0259';

const order = (changes: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  account: 'partner',
  reference: randomUUID(),
  attempt: 1,
  title: 'Sussidio Pet',
  description: 'Un aiuto per le cure del tuo cane o del tuo gatto',
  amountCents: cents(79_00),
  email: 'ada@example.it',
  successUrl: 'http://localhost:3000/acquisto/pet/1/success?s={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://localhost:3000/acquisto/pet/1/cancel',
  expiresAt: new Date(now.getTime() + 3_600_000),
  ...changes,
});

const secretsOf = (server: TestServer) => {
  const { cardSandbox } = server.parts;
  if (!cardSandbox) throw new Error('no sandbox');
  return cardSandbox;
};

describe('a checkout page', () => {
  test('a checkout is opened with price, description and reference, and found only by its own account', async () => {
    await using server = await testServer({ now });
    const { card } = server.parts;
    const asked = order();
    const opened = await card.openCheckout(asked);
    expect(opened).toMatchObject({
      state: 'open',
      amountCents: 7900,
      currency: 'eur',
      reference: asked.reference,
      attempt: 1,
      paymentId: null,
    });
    expect(opened.url).toBe(`http://localhost:3000/sandbox/carte/pay/${opened.id}`);
    expect(await card.getCheckout('partner', opened.id)).toEqual(opened);
    expect(await card.getCheckout('main', opened.id)).toBeNull();
    expect(await card.getCheckout('partner', 'cs_test_unknown')).toBeNull();
  });

  test('the same attempt gets the same checkout, also when requested twice at once', async () => {
    await using server = await testServer({ now });
    const { card } = server.parts;
    const asked = order();
    const [one, other] = await Promise.all([card.openCheckout(asked), card.openCheckout(asked)]);
    const later = await card.openCheckout(asked);
    expect(other?.id).toBe(one?.id);
    expect(later.id).toBe(one?.id);
    expect((await card.openCheckout({ ...asked, attempt: 2 })).id).not.toBe(one?.id);
    expect(await server.db.$count(sandboxCheckouts)).toBe(2);
  });

  test('an idempotency key cannot be reused with another price', async () => {
    await using server = await testServer({ now });
    const { card } = server.parts;
    const asked = order();
    await card.openCheckout(asked);
    await expect(card.openCheckout({ ...asked, amountCents: cents(1_00) })).rejects.toThrow(
      new CardProviderFailure('the card provider answered StripeIdempotencyError'),
    );
  });

  test('a checkout is paid with a card, and reports what a refund needs', async () => {
    await using server = await testServer({ now });
    const { card } = server.parts;
    const { id } = await card.openCheckout(order());
    const answer = await payWith(server, id);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`http://localhost:3000/acquisto/pet/1/success?s=${id}`);
    const paid = await card.getCheckout('partner', id);
    expect(paid).toMatchObject({ state: 'paid', url: null, amountCents: 7900 });
    expect(paid?.paymentId).toMatch(/^pi_/);
  });

  test('a checkout ends when closed or overdue; one paid in the meantime stays paid', async () => {
    await using server = await testServer({ now });
    const { card } = server.parts;
    const closed = await card.openCheckout(order());
    expect(await card.expireCheckout('partner', closed.id)).toMatchObject({ state: 'expired', url: null });
    const { body } = await payWith(server, closed.id);
    expect(body).toContain('Questa pagina di pagamento è scaduta');
    expect(body).toContain('href="http://localhost:3000/acquisto/pet/1/cancel"');

    const paid = await card.openCheckout(order());
    await payWith(server, paid.id);
    const again = await payWith(server, paid.id);
    expect(again.body).toContain('Il pagamento è già stato fatto');
    expect(again.body).toContain(`href="http://localhost:3000/acquisto/pet/1/success?s=${paid.id}"`);
    expect(await card.expireCheckout('partner', paid.id)).toMatchObject({ state: 'paid' });

    const forgotten = await card.openCheckout(order());
    server.setNow(new Date(now.getTime() + 3_600_000));
    expect(await card.getCheckout('partner', forgotten.id)).toMatchObject({ state: 'expired' });
  });
});

/** A provider that gives the same answer to every request, after hanging up the given number of times. */
async function answering(session: object, { hangsUp = 0 } = {}) {
  const asked: IncomingMessage[] = [];
  const host = createServer((request, response) => {
    asked.push(request);
    if (asked.length <= hangsUp) return request.destroy();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(session));
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  const none = { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' };
  return {
    asked,
    card: openStripeCard({
      connection: { host: '127.0.0.1', port: (host.address() as AddressInfo).port, protocol: 'http' },
      keys: { main: none, partner: none },
      clock: () => now,
    }),
    async [Symbol.asyncDispose]() {
      host.closeAllConnections();
      host.close();
      await once(host, 'close');
    },
  };
}

describe("how the provider's checkout states are read", () => {
  test.each([
    ['complete', 'paid', 'paid'],
    // The bank has not confirmed yet, so there is no money.
    ['complete', 'unpaid', 'processing'],
    ['expired', 'unpaid', 'expired'],
    ['open', 'unpaid', 'open'],
  ])('%s and %s means %s', async (status, payment_status, state) => {
    await using host = await answering({ id: 'cs_1', status, payment_status });
    expect(await host.card.getCheckout('main', 'cs_1')).toMatchObject({ state, paymentId: null });
  });

  test('a checkout without a reference is foreign; a payment is given as an id or expanded', async () => {
    await using host = await answering({ id: 'cs_1', payment_intent: { id: 'pi_1' }, metadata: {} });
    const expected = { reference: null, attempt: null, paymentId: 'pi_1' };
    expect(await host.card.getCheckout('main', 'cs_1')).toMatchObject(expected);
  });
});

test('payments of a period are listed, without declined cards', async () => {
  const charge = {
    id: 'ch_1',
    payment_intent: 'pi_1',
    paid: true,
    captured: true,
    amount_captured: 7900,
    currency: 'eur',
    metadata: {},
    created: now.getTime() / 1000,
  };
  const data = [charge, { ...charge, id: 'ch_2', payment_intent: 'pi_2', paid: false }];
  await using host = await answering({ object: 'list', url: '/v1/charges', has_more: false, data });
  const payments = await Array.fromAsync(host.card.paymentsOf('main', { from: now, until: now }));
  expect(payments.map(({ paymentId }) => paymentId)).toEqual(['pi_1']);
});

test('a provider that hangs up once is called again, and gets no timing telemetry', async () => {
  await using host = await answering({ id: 'cs_1' }, { hangsUp: 1 });
  await host.card.getCheckout('main', 'cs_1');
  await host.card.getCheckout('main', 'cs_1');
  expect(host.asked.map(({ url }) => url)).toEqual(Array(3).fill('/v1/checkout/sessions/cs_1'));
  expect(host.asked.flatMap(({ headers }) => headers['x-stripe-client-telemetry'] ?? [])).toEqual([]);
});

describe('a card', () => {
  test('a declined card leaves the checkout open, with a message and the form', async () => {
    await using server = await testServer({ now });
    const { card } = server.parts;
    const { id } = await card.openCheckout(order());
    const answer = await payWith(server, id, '4000000000000002');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('La banca ha rifiutato la carta');
    expect(await card.getCheckout('partner', id)).toMatchObject({ state: 'open' });
    expect((await payWith(server, id)).statusCode).toBe(303);
  });

  test('a card that needs authentication asks on another page, and both outcomes are respected', async () => {
    await using server = await testServer({ now });
    const { card } = server.parts;
    const { id } = await card.openCheckout(order());
    const asked = await payWith(server, id, '4000 0027 6000 3184');
    expect(asked.headers.location).toBe(`/sandbox/carte/pay/${id}/conferma`);
    const question = await server.request(`/sandbox/carte/pay/${id}/conferma`);
    expect(question.body).toContain('Conferma con la tua banca');
    const refused = await submitForm(server, `/sandbox/carte/pay/${id}/conferma`, { answer: 'no' });
    expect(refused.body).toContain('Il pagamento non è stato autorizzato');
    const approved = await submitForm(server, `/sandbox/carte/pay/${id}/conferma`, { answer: 'yes' });
    expect(approved.statusCode).toBe(303);
    expect(await card.getCheckout('partner', id)).toMatchObject({ state: 'paid' });
  });

  test('a real or invalid card number is refused', async () => {
    await using server = await testServer({ now });
    const { id } = await server.parts.card.openCheckout(order());
    expect((await payWith(server, id, '5555 5555 5555 4444')).body).toContain('non è di una carta di prova');
    expect((await payWith(server, id, '')).body).toContain('non è di una carta di prova');
  });
});

describe('a refund', () => {
  test('a refund is paid once, however often it is requested', async () => {
    await using server = await testServer({ now });
    const { card } = server.parts;
    const { id } = await card.openCheckout(order());
    await payWith(server, id);
    const paymentId = (await card.getCheckout('partner', id))?.paymentId ?? '';
    const asked = { account: 'partner', paymentId, amountCents: cents(79_00), key: 'k1' } as const;
    const first = await card.refund(asked);
    expect(first).toMatchObject({ state: 'done' });
    expect(await card.refund(asked)).toEqual(first);
    expect(await server.db.$count(sandboxRefunds)).toBe(1);
    await expect(card.refund({ ...asked, key: 'k2' })).rejects.toThrow('charge_already_refunded');
    await expect(card.refund({ ...asked, account: 'main', key: 'k3' })).rejects.toThrow('resource_missing');
  });
});

describe("the provider's books", () => {
  test('a payment, a refund and a dispute are found by id, only by their own account', async () => {
    await using server = await testServer({ now });
    const { card } = server.parts;
    const asked = order();
    const { id } = await card.openCheckout(asked);
    await payWith(server, id, disputedCard);
    const paymentId = (await card.getCheckout('partner', id))?.paymentId ?? '';
    const paid = { paymentId, amountCents: 7900, currency: 'eur', reference: asked.reference, at: now };
    expect(await card.getPayment('partner', paymentId)).toEqual(paid);
    const [dispute] = await server.db.select().from(sandboxDisputes);
    const opened = { id: dispute?.id, paymentId, amountCents: 7900, state: 'open', reason: 'fraudulent' };
    expect(await card.getDispute('partner', dispute?.id ?? '')).toMatchObject(opened);
    // The provider's word for a dispute that the shop can still answer.
    expect(dispute?.status).toBe('needs_response');

    const other = await card.openCheckout(order());
    await payWith(server, other.id);
    const refunded = (await card.getCheckout('partner', other.id))?.paymentId ?? '';
    const part = { paymentId: refunded, amountCents: cents(9_00), key: 'k1' };
    const refund = await card.refund({ account: 'partner', ...part });
    expect(await card.getRefund('partner', refund.id)).toEqual({ ...part, ...refund, at: now });

    for (const [account, strange] of [
      ['main', ''],
      ['partner', 'x'],
    ] as const)
      expect({
        payment: await card.getPayment(account, `${paymentId}${strange}`),
        dispute: await card.getDispute(account, `${dispute?.id}${strange}`),
        refund: await card.getRefund(account, `${refund.id}${strange}`),
      }).toEqual({ payment: null, dispute: null, refund: null });
  });
});

describe('a webhook notice', () => {
  test('a notice is accepted only if it is fresh and signed by its account', async () => {
    await using server = await testServer({ now });
    const { card } = server.parts;
    const { id } = await card.openCheckout(order());
    await payWith(server, id);
    const notice = (await providerNotices(server)).find(({ type }) => type === 'checkout.session.completed');
    if (!notice) throw new Error('no notice was made');
    const { keys } = secretsOf(server);
    const bytes = Buffer.from(notice.body);
    const signed = signatureOf(notice.body, keys.partner.webhookSecret, now);

    expect(await card.readNotice('partner', bytes, signed)).toEqual({
      id: notice.id,
      type: 'checkout.session.completed',
      checkoutId: id,
      failedRefundId: null,
      disputeId: null,
      madeAt: now,
    });
    const minutesAgo = (count: number) => new Date(now.getTime() - count * 60_000);
    const refused: [string, Buffer, string][] = [
      ['another account', bytes, signatureOf(notice.body, keys.main.webhookSecret, now)],
      ['stale', bytes, signatureOf(notice.body, keys.partner.webhookSecret, minutesAgo(6))],
      ['altered', Buffer.from(notice.body.replace('7900', '100')), signed],
      ['no signature', bytes, 't=1,v1='],
      ['nonsense', bytes, 'nonsense'],
    ];
    const read = refused.map(async ([why, body, signature]) => ({
      why,
      notice: await card.readNotice('partner', body, signature),
    }));
    expect(await Promise.all(read)).toEqual(refused.map(([why]) => ({ why, notice: null })));
  });
});

/** A site that records the notices it gets. */
async function listening() {
  const heard: { path: string; body: string; signature: unknown }[] = [];
  const host = createServer(async (request, response) => {
    const body = await text(request);
    heard.push({ path: request.url ?? '', body, signature: request.headers['stripe-signature'] });
    response.writeHead(200).end();
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  return {
    heard,
    url: `http://127.0.0.1:${(host.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      host.closeAllConnections();
      host.close();
      await once(host, 'close');
    },
  };
}

test('each notice is delivered once and only to its own account, whatever other notices there are', async () => {
  await using server = await testServer({ now });
  await using site = await listening();
  const { card, clock, enqueue } = server.parts;
  const { keys } = secretsOf(server);
  for (const account of ['main', 'partner'] as const)
    await payWith(server, (await card.openCheckout(order({ account }))).id);
  const parts = { db: server.db, clock, enqueue, keys, payUrl: (id: string) => id };
  const teller = noticeHandler(parts, () => site.url);
  const tell = (eventId: string) =>
    teller.run({ eventId }, { signal: AbortSignal.timeout(10_000), attempt: 1 });

  const notices = await providerNotices(server);
  expect(new Set(notices.map(({ account }) => account)).size).toBe(2);
  for (const { id } of notices.toReversed()) {
    await tell(id);
    await tell(id);
  }
  expect(site.heard).toEqual(
    notices.toReversed().map(({ account, body }) => ({
      path: `/api/v1/payment/webhook/${account}`,
      body,
      signature: signatureOf(body, keys[account].webhookSecret, now),
    })),
  );
});

describe('the signing time of a notice', () => {
  const secret = 'whsec_of_the_account';
  const card = openStripeCard({
    connection: { host: '127.0.0.1', port: 1, protocol: 'http' },
    keys: {
      main: { secretKey: 'sk_test_main', webhookSecret: secret },
      partner: { secretKey: 'sk_test_partner', webhookSecret: 'whsec_of_the_other' },
    },
    clock: () => now,
  });
  const nowSeconds = now.getTime() / 1000;
  const payloadAbout = (object: object) =>
    JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      created: nowSeconds,
      data: { object },
    });
  const payload = payloadAbout({ object: 'checkout.session', id: 'cs_1' });
  /** Signs like the provider's own library. */
  const signedAt = (timestamp: number, signed = payload) =>
    new Stripe('sk_test_main').webhooks.generateTestHeaderString({ payload: signed, secret, timestamp });

  test.each([
    ['was signed now', 0, true],
    ['was signed five minutes ago', -300, true],
    ['is dated five minutes ahead by a wrong clock', 300, true],
    ['was signed longer ago', -301, false],
    ['is dated further ahead', 301, false],
    ['is dated in a year', 365 * 86_400, false],
    ['is dated at the end of time', 1e15, false],
    ['has an invalid date', Number.NaN, false],
  ])('a notice that %s (%i seconds) is accepted: %s', async (_, offsetSeconds, isRead) => {
    const notice = await card.readNotice('main', Buffer.from(payload), signedAt(nowSeconds + offsetSeconds));
    expect(notice?.id).toBe(isRead ? 'evt_1' : undefined);
  });

  test('the signed timestamp counts, whatever else the header contains', async () => {
    const future = signedAt(nowSeconds + 3600);
    const headers = [`t=${nowSeconds},${future}`, `${future},t=${nowSeconds}`, `${future}, t=${nowSeconds}`];
    const read = headers.map((header) => card.readNotice('main', Buffer.from(payload), header));
    expect(await Promise.all(read)).toEqual([null, null, null]);
  });
});

describe('the provider', () => {
  test('a wrong key is refused with an error that does not contain the request', async () => {
    await using server = await testServer({ now });
    const { connection } = secretsOf(server);
    const unknownKeys = { secretKey: 'sk_test_wrong', webhookSecret: 'whsec_x' };
    const stranger = openStripeCard({
      connection,
      keys: { main: unknownKeys, partner: unknownKeys },
      clock: () => now,
    });
    const asking = stranger.openCheckout(order());
    await expect(asking).rejects.toThrow(
      new CardProviderFailure('the card provider answered StripeAuthenticationError'),
    );
    await expect(asking).rejects.not.toThrow('ada@example.it');
  });

  test.each(['silent', 'nonsense', 'hangs up'] as const)(
    'the provider that is %s is a failure to try again',
    async (manner) => {
      await using host = await openBadHost(manner);
      const none = { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' };
      const card = openStripeCard({
        connection: { host: '127.0.0.1', port: host.port, protocol: 'http' },
        keys: { main: none, partner: none },
        clock: () => now,
        timeoutMs: 200,
      });
      await expect(card.getCheckout('main', 'cs_1')).rejects.toThrow(CardProviderFailure);
      await expect(card.openCheckout(order())).rejects.toThrow(CardProviderFailure);
    },
  );

  test('a provider that does not answer is a retryable failure', async () => {
    const none = { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' };
    const card = openStripeCard({
      connection: { host: '127.0.0.1', port: 1, protocol: 'http' },
      keys: { main: none, partner: none },
      clock: () => now,
    });
    await expect(card.getCheckout('main', 'cs_1')).rejects.toThrow(CardProviderFailure);
  });

  test('the provider reports the amount really paid', async () => {
    await using server = await testServer({ now });
    const { card } = server.parts;
    const { id } = await card.openCheckout(order());
    await changeCheckout(server, id, { amountCents: 100, currency: 'usd' });
    expect(await card.getCheckout('partner', id)).toMatchObject({ amountCents: 100, currency: 'usd' });
  });
});
