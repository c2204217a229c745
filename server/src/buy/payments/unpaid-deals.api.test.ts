import { expect, test } from 'vitest';
import { payFor } from '../../../test/after-purchase.ts';
import { askToPay, booksOf, changeCheckout, dealToPay, payWith } from '../../../test/deals.ts';
import { hold } from '../../../test/held-rows.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { dealHistory, deals } from '../deals/tables.ts';
import { checkPage } from './reconcile.ts';
import { paymentSessions } from './tables.ts';
import { removeUnpaidDeals } from './unpaid-deals.ts';

const now = new Date('2026-11-15T10:00:00Z');
const long = new Date('2026-08-15T10:00:00Z');

const remainingUuids = async (server: TestServer) =>
  (await server.db.select({ uuid: deals.uuid }).from(deals)).map(({ uuid }) => uuid).toSorted();

test('unpaid deals are deleted with their pages long after their link ended; everything else stays', async () => {
  await using server = await testServer({ now });
  const lost = { stage: 'closed_lost', expiresAt: long } as const;
  await dealToPay(server, lost);
  await dealToPay(server, { ...lost, expiresAt: now, erasureAskedAt: now });

  const stillOpen = await dealToPay(server, { expiresAt: long });
  const recentlyLost = await dealToPay(server, { ...lost, expiresAt: new Date(long.getTime() + 1) });
  const wasPaid = await dealToPay(server, lost);
  await server.db.insert(dealHistory).values({
    dealUuid: wasPaid.uuid,
    event: 'payment-confirmed',
    fromStage: 'pay_intent',
    toStage: 'paid',
    cause: 'test',
    at: long,
  });
  const paid = await dealToPay(server);
  await payFor(server, paid);

  expect(await removeUnpaidDeals(server.db, long)).toBe(2);
  const remaining = [stillOpen, recentlyLost, wasPaid, paid].map(({ uuid }) => uuid);
  expect(await remainingUuids(server)).toEqual(remaining.toSorted());
  expect((await booksOf(server, paid)).sessions).toHaveLength(1);
  expect(await removeUnpaidDeals(server.db, long)).toBe(0);
});

test('a deal whose money was refunded stays, and one without payments is deleted with its pages', async () => {
  await using server = await testServer({ now });
  const refunded = await dealToPay(server);
  const { answer } = await askToPay(server, refunded);
  await changeCheckout(server, answer.id, { amountCents: 100 });
  await payWith(server, answer.id);
  for (const session of (await booksOf(server, refunded)).sessions)
    await checkPage(server.parts, session, 'test of');
  const unpaid = await dealToPay(server);
  await askToPay(server, unpaid);
  await server.db.update(deals).set({ stage: 'closed_lost', expiresAt: long });

  expect(await removeUnpaidDeals(server.db, long)).toBe(1);
  expect(await remainingUuids(server)).toEqual([refunded.uuid]);
  expect(await server.db.$count(paymentSessions)).toBe(1);
});

test('a deal that is locked is left for the next round, without blocking it', async () => {
  await using server = await testServer({ now });
  const busy = await dealToPay(server, { stage: 'closed_lost', expiresAt: long });
  await dealToPay(server, { stage: 'closed_lost', expiresAt: long });
  await using held = await hold(server, 'select from deal where uuid = $1 for update', [busy.uuid]);
  expect(await removeUnpaidDeals(server.db, long)).toBe(1);
  expect(await remainingUuids(server)).toEqual([busy.uuid]);
  await held.release();
  expect(await removeUnpaidDeals(server.db, long)).toBe(1);
});
