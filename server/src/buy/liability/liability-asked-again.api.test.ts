import { purchaseLiabilityCall } from '@riparo/domain/buy/purchase/liability-calls.ts';
import { liabilityPurchaseOf } from '@riparo/domain/buy/purchase/liability.ts';
import { expect, test } from 'vitest';
import { newEmail } from '../../../test/account-holder.ts';
import { openDealOf } from '../../../test/contracts.ts';
import { booksOf, dealToPay } from '../../../test/deals.ts';
import { ada } from '../../../test/purchases.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { rateLimits } from '../../platform/http/rate-limit/tables.ts';
import { mayMail } from '../../platform/mail/mailbox-limit.ts';

const now = new Date('2026-11-15T10:00:00Z');
const later = new Date('2026-11-18T10:00:00Z');

const ask = (server: TestServer, uuid: string, email: string, changes: object = {}) =>
  server.call(purchaseLiabilityCall, {
    params: { uuid },
    body: { ...liabilityPurchaseOf('rc-terzi-5', { ...ada, email }), ...changes },
  });

async function fill(server: TestServer, email: string): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await mayMail(server.parts.limiter, 'documents to sign', email);
}

test('a policy is requested when its mailbox accepts the mail; requested again it does not change, and counts no mail', async () => {
  await using server = await testServer({ now });
  // Other requests are about to follow.
  for (const _ of [1, 2]) await openDealOf(server, 'rc-terzi-5', newEmail());
  const email = newEmail();
  const { address: uuid } = await openDealOf(server, 'rc-terzi-5', email);
  server.setNow(later);
  await fill(server, email);
  const refused = await ask(server, uuid, email);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('3600');
  expect((await booksOf(server, { uuid })).deal.stage).toBe('qualified_lead');

  await server.db.delete(rateLimits);
  expect((await ask(server, uuid, email)).status).toBe(204);
  const { deal } = await booksOf(server, { uuid });
  // There are thirty days to sign, from this moment.
  expect(deal).toMatchObject({ stage: 'documentation_send', expiresAt: new Date('2026-12-18T10:00:00Z') });

  await fill(server, email);
  expect((await ask(server, uuid, email, { street: 'Corso Como' })).status).toBe(204);
  expect((await booksOf(server, { uuid })).deal).toEqual(deal);
  // Nor does a deal of another product, whatever its stage.
  const pet = await dealToPay(server);
  expect((await ask(server, pet.address, email)).status).toBe(404);
});

test('requesting a policy removes no earlier answer', async () => {
  await using server = await testServer({ now });
  const email = newEmail();
  const { address: uuid } = await openDealOf(server, 'rc-terzi-5', email);
  const { deal } = await booksOf(server, { uuid });
  const refused = await ask(server, uuid, email, { taxCode: '' });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.problem.fields ?? {})).toEqual(['taxCode']);
  expect((await booksOf(server, { uuid })).deal).toEqual(deal);
});

test('a policy that was abandoned, or never existed, cannot be requested', async () => {
  await using server = await testServer({ now });
  const deal = await dealToPay(server, { productKey: 'rc-terzi-5', stage: 'closed_lost', expiresAt: null });
  for (const uuid of [deal.address, deal.uuid, crypto.randomUUID()])
    expect((await ask(server, uuid, deal.email)).status).toBe(404);
});
