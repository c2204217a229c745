import { randomUUID } from 'node:crypto';
import { cents } from '@riparo/domain/values/money.ts';
import { expect, test } from 'vitest';
import { noticesMade, payWith, submitForm } from '../../../../test/deals.ts';
import { testServer, type TestServer } from '../../../../test/test-server.ts';
import type { CheckoutOrder } from '../card-provider.ts';
import { sandboxCheckouts, sandboxDisputes } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
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
