import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { deleteAccountCall, personalDataCall } from '@riparo/domain/people/account/account-calls.ts';
import {
  correctDealCall,
  dealByUuidCall,
  openDealCall,
  ownDealsCall,
} from '@riparo/domain/buy/purchase/deal-calls.ts';
import { purchaseLiabilityCall } from '@riparo/domain/buy/purchase/liability-calls.ts';
import { paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { changeConsentCall } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { CONSENT_VERSION } from '@riparo/domain/platform/consent/texts.ts';
import { liabilityPurchaseOf } from '@riparo/domain/buy/purchase/liability.ts';
import { eq } from 'drizzle-orm';
import { Pool, type QueryResult } from 'pg';
import { expect, test, vi } from 'vitest';
import { moveTo, newEmail, password, signedInHolder } from '../../../test/account-holder.ts';
import { openDealOf } from '../../../test/contracts.ts';
import { booksOf } from '../../../test/deals.ts';
import { dealWithTraces, documentOf, elsewhere, otherCustomers } from '../../../test/purchase-traces.ts';
import { ada, purchaseOf } from '../../../test/purchases.ts';
import { testServer } from '../../../test/test-server.ts';
import { paymentSessions } from '../payments/tables.ts';
import { dealSignatures } from '../signature/tables.ts';
import { deals } from './tables.ts';

// Guards against updates without a WHERE: rows of other customers exist in every stage.

const now = new Date('2026-11-15T10:00:00Z');

const mailboxOf = (email: string) => ({ email, emailKey: emailKey(email) });

test("buying and correcting a deal neither changes nor reads other customers' rows", async () => {
  await using server = await testServer({ now });
  const others = await otherCustomers(server);
  const before = await others.rows();
  const email = newEmail();
  const body = purchaseOf('pet', { buyer: { ...ada, email } });
  const open = () => server.call(openDealCall, { params: { productKey: 'pet' }, body });
  const uuid = (await open()).answer.data;
  expect((await open()).answer.data).toBe(uuid);

  const seen = await server.call(dealByUuidCall, { params: { uuid } });
  const { version } = seen.answer.data;
  const corrected = await server.call(correctDealCall, {
    params: { uuid },
    body: { version, buyer: { ...ada, email, profile: { ...ada.profile, address: 'Via Po, 3' } } },
  });
  expect(corrected.answer.data).toMatchObject({ uuid, buyer: { email, profile: { address: 'Via Po, 3' } } });
  const paying = await server.call(paymentStateCall, { params: { uuid } });
  expect(paying.answer.product.key).toBe('pet');

  const liability = await openDealOf(server, 'rc-terzi-10', email);
  const requested = await server.call(purchaseLiabilityCall, {
    params: { uuid: liability.address },
    body: liabilityPurchaseOf('rc-terzi-10', { ...ada, email }),
  });
  expect(requested.status).toBe(204);
  expect((await booksOf(server, liability)).deal.stage).toBe('documentation_send');

  expect(JSON.stringify([seen, corrected, paying])).not.toContain(elsewhere);
  expect(await others.rows()).toEqual(before);
});

test("changing the account's address moves only the customer's own rows", async () => {
  await using server = await testServer({ now });
  const others = await otherCustomers(server);
  const before = await others.rows();
  const holder = await signedInHolder(server);
  const { uuid } = await dealWithTraces(server, { ...mailboxOf(holder.email), stage: 'documentation_send' });
  const email = newEmail();
  await moveTo(server, holder, email);
  expect((await booksOf(server, { uuid })).deal).toMatchObject(mailboxOf(email));
  const signatures = await server.db.select().from(dealSignatures).where(eq(dealSignatures.dealUuid, uuid));
  expect(signatures).toMatchObject([{ codeHash: null }]);

  expect(await others.rows()).toEqual(before);
});

test("reading a customer's purchases reads no rows of others, not even to filter them out", async () => {
  await using server = await testServer({ now });
  await otherCustomers(server);
  const { browser, email } = await signedInHolder(server);
  const { uuid } = await dealWithTraces(server, { ...mailboxOf(email), stage: 'closed_won' });
  using queries = vi.spyOn(Pool.prototype, 'query');
  const listed = await browser.call(ownDealsCall);
  const { answer } = await browser.call(personalDataCall);
  const read: unknown[] = await Promise.all(queries.mock.results.map(({ value }): unknown => value));

  for (const own of [listed.answer.data, answer['deals']]) expect(own).toMatchObject([{ uuid }]);
  const text = JSON.stringify(read.map((result) => (result as QueryResult).rows));
  expect(text).toContain(documentOf({ uuid, email }));
  expect(text).not.toContain(elsewhere);
});

test('leaving deletes what was never paid, preserves the proof of consents, and touches no other customer', async () => {
  await using server = await testServer({ now });
  const others = await otherCustomers(server);
  const before = await others.rows();
  const { browser, email } = await signedInHolder(server);
  const contract = await dealWithTraces(server, { ...mailboxOf(email), stage: 'closed_won' });
  const givenUp = await dealWithTraces(server, { ...mailboxOf(email), stage: 'pay_intent' });
  const isGivenUp = eq(paymentSessions.dealUuid, givenUp.uuid);
  await server.db.update(paymentSessions).set({ state: 'expired' }).where(isGivenUp);
  await browser.call(changeConsentCall, { given: true, version: CONSENT_VERSION }, { kind: 'marketing' });

  expect((await browser.call(deleteAccountCall, { password })).status).toBe(204);

  expect(await server.db.$count(deals, eq(deals.uuid, givenUp.uuid))).toBe(0);
  expect(await server.db.$count(paymentSessions, isGivenUp)).toBe(0);
  const [version, at] = [CONSENT_VERSION, now.toISOString()];
  expect((await booksOf(server, contract)).deal.consents).toEqual({
    ...contract.consents,
    later: [{ kind: 'marketing', given: true, version, source: '/customer', at }],
  });
  expect(await others.rows()).toEqual(before);
});

test('the consents of a customer who leaves without changing them stay as they were', async () => {
  await using server = await testServer({ now });
  const { browser, email } = await signedInHolder(server);
  const contract = await dealWithTraces(server, { ...mailboxOf(email), stage: 'closed_won' });
  expect((await browser.call(deleteAccountCall, { password })).status).toBe(204);
  const { deal } = await booksOf(server, contract);
  expect(deal.erasureAskedAt).toEqual(now);
  expect(deal.consents).toEqual(contract.consents);
});
