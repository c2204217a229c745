import { randomUUID } from 'node:crypto';
import { dealByUuidCall, openDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { createSkiPolicyCall } from '@riparo/domain/buy/purchase/ski-calls.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deals } from '../src/buy/deals/tables.ts';
import { newEmail } from '../test/account-holder.ts';
import { ada, purchaseOf } from '../test/purchases.ts';
import { dayRequest } from '../test/ski.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

// A submission key only tells that a submission is the same as before. Sending another person's key, by
// chance or on purpose, must not return that person's purchase.

let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  const environment = { WRITES_PER_MINUTE: '1000000' };
  server = await testServer({ now: attackDay, environment });
  second = await testServer({ now: attackDay, environment, databaseUrl: server.databaseUrl });
});
afterAll(async () => {
  await second[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const open = (body: ReturnType<typeof purchaseOf>, productKey = 'pet', on = server) =>
  on.call(openDealCall, { params: { productKey }, body });

const emailAt = async (uuid: string) =>
  (await server.call(dealByUuidCall, { params: { uuid } })).answer.data.buyer?.email;

const dealsOf = (email: string) => server.db.$count(deals, eq(deals.email, email));

test("sending another person's key opens a separate purchase", async () => {
  const [hers, theirs] = [newEmail(), newEmail()];
  const submissionKey = randomUUID();
  const first = await open(purchaseOf('pet', { submissionKey, buyer: { ...ada, email: hers } }));
  const other = await open(purchaseOf('pet', { submissionKey, buyer: { ...ada, email: theirs } }));
  expect({ first: first.status, other: other.status }).toEqual({ first: 200, other: 200 });
  expect(other.answer.data).not.toBe(first.answer.data);
  expect(await emailAt(first.answer.data)).toEqual(hers);
  expect(await emailAt(other.answer.data)).toEqual(theirs);
});

describe('a key used again with the same mailbox', () => {
  test.each([
    ['another name', 'pet', { firstName: 'Bruno' }],
    ['another product', 'covid-19', {}],
  ])(
    'a key used again with the same mailbox and %s opens another purchase, even many at once',
    async (_, productKey, changes) => {
      const email = newEmail();
      const submissionKey = randomUUID();
      const first = await open(purchaseOf('pet', { submissionKey, buyer: { ...ada, email } }));
      const body = purchaseOf(productKey, { submissionKey, buyer: { ...ada, email, ...changes } });
      const others = await Promise.all([open(body, productKey), open(body, productKey, second)]);
      expect(others.map(({ status }) => status)).toEqual([200, 200]);
      const addresses = new Set([first, ...others].map(({ answer }) => answer.data));
      expect(addresses.size).toBe(2);
      expect(await dealsOf(email)).toBe(2);
    },
  );

  test('a key used again with the same mailbox and another kind of policy opens that one, in either order', async () => {
    const email = newEmail();
    const submissionKey = randomUUID();
    const request = dayRequest('2026-12-06 08:00', { submissionKey });
    const ski = () =>
      server.call(createSkiPolicyCall, {
        body: { ...request, contractor: { ...request.contractor, email } },
      });
    await open(purchaseOf('pet', { submissionKey, buyer: { ...ada, email } }));
    const bought = await ski();
    expect(bought.status).toBe(201);
    expect((await ski()).answer.policy.id).toBe(bought.answer.policy.id);
    expect(await dealsOf(email)).toBe(2);
  });
});
