import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { personalDataCall } from '@riparo/domain/people/account/account-calls.ts';
import { dealByUuidCall, ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { signatureCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { withdrawalCall } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { expect, test } from 'vitest';
import { newEmail, signedInHolder } from '../../../test/account-holder.ts';
import { dealToPay } from '../../../test/deals.ts';
import { dealWithTraces } from '../../../test/purchase-traces.ts';
import { fido } from '../../../test/purchases.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { mailedAddress } from './deal-address.ts';
import { dealToken } from './deal-token.ts';
import { type DealRow, deals } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');

/** What its address and its links answer, each as a mail would contain it now. */
async function statusesOf(server: TestServer, deal: Pick<DealRow, 'uuid' | 'linkVersion'>) {
  const uuid = mailedAddress(server.parts.keyedHash, deal);
  const tokenFor = (purpose: 'signature' | 'withdrawal') => dealToken(server.parts.keyedHash, purpose, deal);
  return [
    (await server.call(dealByUuidCall, { params: { uuid } })).status,
    (await server.call(paymentStateCall, { params: { uuid } })).status,
    (await server.call(signatureCall, { params: { token: tokenFor('signature') } })).status,
    (await server.call(withdrawalCall, { params: { token: tokenFor('withdrawal') } })).status,
  ];
}

test('what an erased customer left behind is found by no address, link or mailbox', async () => {
  await using server = await testServer({ now });
  const email = newEmail();
  const stage = 'documentation_send';
  const deal = await dealWithTraces(server, { email, emailKey: emailKey(email), stage, expiresAt: null });
  expect(await statusesOf(server, deal)).toEqual([200, 200, 200, 200]);
  await server.db.update(deals).set({ erasureAskedAt: now });
  expect(await statusesOf(server, deal)).toEqual([404, 404, 404, 404]);
  const { browser } = await signedInHolder(server, email);
  expect((await browser.call(ownDealsCall)).answer.data).toEqual([]);
  expect((await browser.call(personalDataCall)).answer['deals']).toEqual([]);
});

test('the payment status is shown until the last moment of its address, and not a moment later', async () => {
  await using server = await testServer({ now });
  const expiresAt = new Date('2026-12-15T10:00:00Z');
  const { address: uuid } = await dealToPay(server, { expiresAt });
  const status = async () => (await server.call(paymentStateCall, { params: { uuid } })).status;
  server.setNow(new Date(expiresAt.getTime() - 1));
  expect(await status()).toBe(200);
  server.setNow(expiresAt);
  expect(await status()).toBe(404);
});

test('the address of an advanced deal lists nothing missing, and hides the pet once it is paid', async () => {
  await using server = await testServer({ now });
  const answerFor = async (changes: Partial<DealRow>) => {
    const { address: uuid } = await dealToPay(server, changes);
    const { attributes, missing } = (await server.call(dealByUuidCall, { params: { uuid } })).answer.data;
    return { attributes, missing };
  };
  // Even though today's questions were never asked for it.
  expect(await answerFor({ stage: 'qualified_lead' })).toEqual({ attributes: null, missing: [] });
  expect(await answerFor({ stage: 'paid', attributes: fido })).toEqual({ attributes: null, missing: [] });
});
