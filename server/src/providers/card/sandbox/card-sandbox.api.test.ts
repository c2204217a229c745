import { randomUUID } from 'node:crypto';
import { cents } from '@riparo/domain/values/money.ts';
import { describe, expect, test } from 'vitest';
import { noticesMade, payWith, submitForm } from '../../../../test/deals.ts';
import { testServer, type TestServer } from '../../../../test/test-server.ts';
import type { CardAccount, CheckoutOrder } from '../card-provider.ts';
import { sandboxCheckouts, sandboxDisputes } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const nowSeconds = now.getTime() / 1000;
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const inSeconds = (seconds: number) => ({ expires_at: String(nowSeconds + seconds) });

const order = (changes: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  account: 'partner',
  reference: randomUUID(),
  attempt: 1,
  title: 'Sussidio Pet',
  description: 'Un aiuto per le cure del tuo cane o del tuo gatto',
  amountCents: cents(79_00),
  email: 'ada@example.it',
  successUrl: 'http://localhost:3000/success',
  cancelUrl: 'http://localhost:3000/cancel',
  expiresAt: minutesLater(120),
  ...changes,
});

/** Opens a page and pays on it. */
async function pay(server: TestServer, changes: Partial<CheckoutOrder> = {}) {
  const { id } = await server.parts.card.openCheckout(order(changes));
  await payWith(server, id);
  const checkout = await server.parts.card.getCheckout(changes.account ?? 'partner', id);
  return { id, paymentId: checkout?.paymentId ?? '' };
}

type Answered = {
  status: string;
  amount_total: number;
  expires_at: number;
  data: { id: string; created: number; payment_intent: string }[];
  has_more: boolean;
  url: string;
  error?: { type: string; message: string; code?: string };
};

/** Asks the programs' side as a program does that is not ours. */
async function ask(server: TestServer, account: CardAccount | null, path: string, form?: string) {
  const { cardSandbox } = server.parts;
  if (!cardSandbox) throw new Error('no sandbox');
  const { connection, keys } = cardSandbox;
  const response = await fetch(`http://${connection.host}:${connection.port}/v1/${path}`, {
    method: form === undefined ? 'GET' : 'POST',
    headers: {
      ...(account && { authorization: `Bearer ${keys[account].secretKey}` }),
      ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    body: form ?? null,
  });
  return { status: response.status, body: (await response.json()) as Answered };
}

test('a page to pay on is opened for at least half a euro and half an hour, and at most a day', async () => {
  await using server = await testServer({ now });
  const open = async (changes: Record<string, string> = {}) => {
    const form = new URLSearchParams({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '50',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][product_data][name]': 'Sussidio Pet',
      success_url: 'http://localhost:3000/success',
      cancel_url: 'http://localhost:3000/cancel',
      ...changes,
    });
    const { status, body } = await ask(server, 'main', 'checkout/sessions', String(form));
    return status === 200 ? [body.status, body.amount_total, body.expires_at - nowSeconds] : body.error?.code;
  };
  const amount = 'line_items[0][price_data][unit_amount]';
  const quantity = 'line_items[0][quantity]';
  const day = 86_400;

  expect(await open()).toEqual(['open', 50, day]);
  expect(await open({ [amount]: '49' })).toBe('amount_too_small');
  expect(await open({ [amount]: '50.5' })).toBe('amount_too_small');
  expect(await open({ [quantity]: '3' })).toEqual(['open', 150, day]);
  expect(await open({ [quantity]: '0' })).toBe('amount_too_small');
  expect(await open({ success_url: '' })).toBe('parameter_missing');
  expect(await open({ mode: 'subscription' })).toBeUndefined();
  expect(await open(inSeconds(1799))).toEqual(['open', 50, 1799]);
  expect(await open(inSeconds(1798))).toBeUndefined();
  expect(await open(inSeconds(day + 1))).toEqual(['open', 50, day + 1]);
  expect(await open(inSeconds(day + 2))).toBeUndefined();
});

test('pages that nobody looks at while their time runs out are closed, and their shop hears of it', async () => {
  await using server = await testServer({ now });
  const { card, cardSandbox } = server.parts;
  const forgotten = await card.openCheckout(order({ account: 'main', expiresAt: minutesLater(60) }));
  const later = await card.openCheckout(order({ expiresAt: minutesLater(61) }));
  const paid = await pay(server, { expiresAt: minutesLater(60) });
  const before = await noticesMade(server);
  server.setNow(minutesLater(60));
  for (const { job, run } of cardSandbox?.handlers ?? [])
    if (job.name === 'sandbox-card-overdue')
      await run({}, { signal: AbortSignal.timeout(10_000), attempt: 1 });

  const rows = await server.db.select().from(sandboxCheckouts);
  const states = [forgotten, later, paid].map(({ id }) => rows.find((row) => row.id === id)?.status);
  expect(states).toEqual(['expired', 'open', 'complete']);
  const told = (await noticesMade(server)).slice(before.length);
  expect(told.map(({ account, type }) => `${account} ${type}`)).toEqual(['main checkout.session.expired']);
  expect(JSON.parse(told[0]?.body ?? '')).toMatchObject({
    data: { object: { id: forgotten.id, status: 'expired', url: null } },
  });
});

test('who has no key, and what is not there, is told so as Stripe does', async () => {
  await using server = await testServer({ now });
  expect(await ask(server, null, 'charges')).toEqual({
    status: 401,
    body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } },
  });
  expect(await ask(server, 'main', 'customers')).toEqual({
    status: 404,
    body: { error: { type: 'invalid_request_error', message: 'Unrecognized request URL (GET).' } },
  });
});

describe('the books of an account', () => {
  test('are read page by page, the latest first, of a period and of a payment', async () => {
    await using server = await testServer({ now });
    const { card } = server.parts;
    await card.openCheckout(order());
    const paid: string[] = [];
    for (const [minutes, account] of [
      [0, 'main'],
      [0, 'partner'],
      [0, 'partner'],
      [1, 'partner'],
    ] as const) {
      server.setNow(minutesLater(minutes));
      const { id, paymentId } = await pay(server, { account });
      paid.push(paymentId);
      await card.refund({ account, paymentId, amountCents: cents(1_00), key: paymentId });
      await submitForm(server, `/sandbox/carte/${id}`, { do: 'dispute' });
    }

    for (const kind of ['charges', 'refunds', 'disputes']) {
      const list = async (query = '', account: CardAccount = 'partner') => {
        const { status, body } = await ask(server, account, `${kind}?${query}`);
        return { status, data: body.data, hasMore: body.has_more, url: body.url, code: body.error?.code };
      };
      const all = await list();
      const ids = all.data.map(({ id }) => id);
      expect(all).toMatchObject({ status: 200, hasMore: false, url: `/v1/${kind}` });
      expect(all.data.map(({ created }) => created - nowSeconds)).toEqual([60, 0, 0]);
      expect(all.data.map((one) => one.payment_intent).toSorted()).toEqual(paid.slice(1).toSorted());
      expect((await list('', 'main')).data.map((one) => one.payment_intent)).toEqual(paid.slice(0, 1));

      const [first = '', second = '', third = ''] = ids;
      const pages = [await list('limit=1'), await list(`limit=1&starting_after=${first}`)];
      pages.push(await list(`limit=1&starting_after=${second}`), await list(`starting_after=${third}`));
      expect(pages.map(({ data, hasMore }) => [data.map(({ id }) => id), hasMore])).toEqual([
        [[first], true],
        [[second], true],
        [[third], false],
        [[], false],
      ]);
      expect((await list('limit=2')).data).toHaveLength(2);

      const later = `created[gte]=${nowSeconds + 60}`;
      const before = `created[lt]=${nowSeconds + 60}`;
      expect((await list(later)).data.map(({ id }) => id)).toEqual([first]);
      expect((await list(before)).data.map(({ id }) => id)).toEqual([second, third]);
      expect((await list(`${later}&${before}`)).data).toEqual([]);
      expect((await list('starting_after=x')).code).toBe('resource_missing');
      const statuses = [0, 1, 100, 101].map(async (limit) => (await list(`limit=${limit}`)).status);
      expect(await Promise.all(statuses)).toEqual([400, 200, 200, 400]);
    }

    const ofOne = await ask(server, 'partner', `refunds?payment_intent=${paid[2]}`);
    expect(ofOne.body.data.map((one) => one.payment_intent)).toEqual([paid[2]]);
  });
});

/** A line for each payment: what the dashboard shows of it, and what can be done. */
async function dashboard(server: TestServer): Promise<string[]> {
  const { body } = await server.request('/sandbox/carte');
  const rows = body.match(/<tr>\s*<td>.*?<\/tr>/gs) ?? [];
  return rows.map((row) =>
    row
      .replaceAll(/<input[^>]*value="(\d*)"[^>]*>/g, '$1')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

test('by hand, money goes back, buyers dispute and banks decide, each for one payment', async () => {
  await using server = await testServer({ now });
  await server.parts.card.openCheckout(order({ email: 'nessuno@example.it' }));
  const bruno = await pay(server, { account: 'main', email: 'bruno@example.it' });
  server.setNow(minutesLater(1));
  const ada = await pay(server);
  const act = (id: string, fields: Record<string, string>) =>
    submitForm(server, `/sandbox/carte/${id}`, fields);
  const adaBefore = 'ada@example.it Sussidio Pet € 79,00 € 0,00 Centesimi 7900 Rimborsa Contesta';
  const brunoBefore = 'bruno@example.it Sussidio Pet € 79,00 € 0,00 Centesimi 7900 Rimborsa Contesta';
  expect(await dashboard(server)).toEqual([adaBefore, brunoBefore]);

  server.setNow(minutesLater(2));
  const done = await act(bruno.id, { do: 'refund', amount: '900' });
  expect([done.statusCode, done.headers.location]).toEqual([303, '/sandbox/carte']);
  const nothing = [{ do: 'refund', amount: '7001' }, { do: 'won' }, { do: 'lost' }, { do: 'other' }, {}];
  for (const fields of nothing) expect((await act(bruno.id, fields)).statusCode).toBe(303);
  expect((await act('cs_test_unknown', { do: 'dispute' })).statusCode).toBe(303);
  expect(await dashboard(server)).toEqual([
    adaBefore,
    'bruno@example.it Sussidio Pet € 79,00 € 9,00 Centesimi 7000 Rimborsa Contesta',
  ]);

  server.setNow(minutesLater(3));
  await act(bruno.id, { do: 'dispute' });
  await act(bruno.id, { do: 'dispute' });
  await act(bruno.id, { do: 'refund', amount: '100' });
  server.setNow(minutesLater(4));
  await act(ada.id, { do: 'dispute' });
  expect(await dashboard(server)).toEqual([
    'ada@example.it Sussidio Pet € 79,00 € 0,00 needs_response Centesimi 7900 Rimborsa Vinta Persa',
    'bruno@example.it Sussidio Pet € 79,00 € 9,00 needs_response Centesimi 7000 Rimborsa Vinta Persa',
  ]);

  server.setNow(minutesLater(5));
  await act(ada.id, { do: 'lost' });
  await act(ada.id, { do: 'refund', amount: '100' });
  server.setNow(minutesLater(6));
  await act(bruno.id, { do: 'won' });
  server.setNow(minutesLater(7));
  await act(bruno.id, { do: 'refund', amount: '7000' });
  expect(await dashboard(server)).toEqual([
    'ada@example.it Sussidio Pet € 79,00 € 0,00 lost Centesimi 7900 Rimborsa Vinta Persa',
    'bruno@example.it Sussidio Pet € 79,00 € 79,00 won Centesimi 0 Rimborsa Vinta Persa',
  ]);

  const disputes = await server.db.select().from(sandboxDisputes).orderBy(sandboxDisputes.createdAt);
  const week = 7 * 24 * 60;
  const opened = { id: expect.stringMatching(/^dp_/), reason: 'fraudulent' };
  expect(disputes).toEqual([
    {
      ...opened,
      account: 'main',
      paymentId: bruno.paymentId,
      amountCents: 7000,
      status: 'won',
      createdAt: minutesLater(3),
      answerBy: minutesLater(3 + week),
    },
    {
      ...opened,
      account: 'partner',
      paymentId: ada.paymentId,
      amountCents: 7900,
      status: 'lost',
      createdAt: minutesLater(4),
      answerBy: minutesLater(4 + week),
    },
  ]);
  const notices = await noticesMade(server);
  expect(notices.map(({ account, type }) => `${account} ${type}`).slice(4)).toEqual([
    'main refund.created',
    'main charge.dispute.created',
    'partner charge.dispute.created',
    'partner charge.dispute.closed',
    'main charge.dispute.closed',
    'main refund.created',
  ]);
});
