import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { booksOf, dealToPay } from '../../../test/deals.ts';
import { testServer } from '../../../test/test-server.ts';
import { advanceDeal, DealChanged } from './advance-deal.ts';
import { dealHistory } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');

test('a deal that changed since it was read is not advanced: the first reader does not overwrite the second', async () => {
  await using server = await testServer({ now });
  const read = await dealToPay(server);
  const cause = { cause: 'buyer', at: now };
  const advance = () => server.db.transaction((tx) => advanceDeal(tx, read, 'payment-opened', cause));
  const advanced = await advance();
  expect(advanced).toMatchObject({ stage: 'pay_intent', version: read.version + 1 });
  await expect(advance()).rejects.toThrow(DealChanged);
  expect((await booksOf(server, read)).deal).toMatchObject(advanced ?? {});
  const history = await server.db.select().from(dealHistory).where(eq(dealHistory.dealUuid, read.uuid));
  expect(history).toHaveLength(1);
});
