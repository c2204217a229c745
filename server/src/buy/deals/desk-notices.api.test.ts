import { correctDealCall, openDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import type { DeskEvent } from '@riparo/domain/desk/live/live-calls.ts';
import { expect, onTestFinished, test } from 'vitest';
import { askToPay, dealToPay } from '../../../test/deals.ts';
import { ada, purchaseOf } from '../../../test/purchases.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { openDeskNotices } from '../../desk/live/notices.ts';
import { advanceDeal } from './advance-deal.ts';

const now = new Date('2026-11-15T10:00:00Z');

/** The deal events that open desks receive, in order; `until` waits for a version of one deal. */
async function dealEventsHeard(server: TestServer) {
  const notices = openDeskNotices(server.databaseUrl, server.parts.log);
  onTestFinished(() => notices.close());
  const versions: number[] = [];
  const waiting = new Set<() => void>();
  await new Promise<void>((resolve) => {
    notices.hear((event: DeskEvent) => {
      if (event.kind === 'catch-up') resolve();
      if (event.kind !== 'deal') return;
      versions.push(event.version);
      waiting.forEach((look) => look());
    });
  });
  const until = (version: number) =>
    new Promise<number[]>((resolve) => {
      const look = () => versions.includes(version) && resolve(versions);
      waiting.add(look);
      look();
    });
  return { until };
}

test('open desks are notified of a deal that is opened, corrected, and advanced', async () => {
  await using server = await testServer({ now });
  const dealEvents = await dealEventsHeard(server);
  const opened = await server.call(openDealCall, {
    params: { productKey: 'pet' },
    body: purchaseOf('pet'),
  });
  expect(await dealEvents.until(2)).toEqual([2]);
  const uuid = opened.answer.data;
  await server.call(correctDealCall, { params: { uuid }, body: { version: 2, buyer: ada } });
  expect(await dealEvents.until(3)).toEqual([2, 3]);
  await askToPay(server, { uuid });
  expect(await dealEvents.until(4)).toEqual([2, 3, 4]);
});

test('a step that did not happen is not notified to the desks', async () => {
  await using server = await testServer({ now });
  const deal = await dealToPay(server);
  const dealEvents = await dealEventsHeard(server);
  const cause = { cause: 'buyer', at: now };
  await expect(
    server.db.transaction(async (tx) => {
      await advanceDeal(tx, deal, 'payment-opened', cause);
      throw new Error('it was not done');
    }),
  ).rejects.toThrow('it was not done');
  const other = await dealToPay(server, { version: 7 });
  await server.db.transaction((tx) => advanceDeal(tx, other, 'payment-opened', cause));
  expect(await dealEvents.until(8)).toEqual([8]);
});
