import { checkDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { expect, test } from 'vitest';
import { mailsTo } from '../../../test/account-holder.ts';
import { ada, purchaseOf } from '../../../test/purchases.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { deals } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');

const check = (server: TestServer, productKey: string, profile: Partial<typeof ada.profile> = {}) => {
  const { attributes, consents } = purchaseOf(productKey);
  const buyer = { ...ada, profile: { ...ada.profile, ...profile } };
  return server.call(checkDealCall, {
    params: { productKey },
    body: { buyer, consents, ...(attributes ? { attributes } : {}) },
  });
};

test('a valid purchase can be checked, and nothing is stored', async () => {
  await using server = await testServer({ now });
  expect((await check(server, 'pet')).status).toBe(204);
  expect(await server.db.select().from(deals)).toEqual([]);
  expect(await mailsTo(server, ada.email)).toEqual([]);
});

test('the errors of a purchase are reported at its questions, as when it is sent', async () => {
  await using server = await testServer({ now });
  const { status, problem } = await check(server, 'pet', { zipCode: '00199', placeOfBirth: 'Vattelapesca' });
  expect(status).toBe(422);
  expect(problem?.fields).toMatchObject({
    postalCode: expect.stringContaining('00199') as string,
    placeOfBirth: 'Non troviamo questo luogo di nascita: sceglilo dall’elenco.',
  });
});

test('a product that is not sold is not found', async () => {
  await using server = await testServer({ now });
  expect((await check(server, 'barca')).status).toBe(404);
});
