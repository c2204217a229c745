import { correctDealCall, dealByUuidCall, openDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { expect, test } from 'vitest';
import { mailsTo, newEmail, signedInHolder } from '../../../test/account-holder.ts';
import { openDealOf } from '../../../test/contracts.ts';
import { booksOf, dealToPay } from '../../../test/deals.ts';
import { ada, fido } from '../../../test/purchases.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { mayMail } from '../../platform/mail/mailbox-limit.ts';
import { correctDeal } from './correct-deal.ts';
import { type DealRow, deals } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const later = new Date('2026-11-16T10:00:00Z');

type Body = Parameters<typeof bodyOf>[1];

const bodyOf = (
  { version, email }: Pick<DealRow, 'version' | 'email'>,
  changes: Partial<typeof ada> = {},
  more: { attributes?: object | string; consents?: object } = {},
) => ({ version, buyer: { ...ada, email, ...changes }, ...more });

/** Corrects a deal in its current state, as a guest. */
async function correct(server: TestServer, { uuid }: Pick<DealRow, 'uuid'>, changes?: Body, more = {}) {
  const { deal } = await booksOf(server, { uuid });
  return server.call(correctDealCall, { params: { uuid: deal.address }, body: bodyOf(deal, changes, more) });
}

const dealOf = async (server: TestServer, { uuid }: Pick<DealRow, 'uuid'>) =>
  (await booksOf(server, { uuid })).deal;

async function useUp(server: TestServer, email: string, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await mayMail(server.parts.limiter, 'deal address', email);
}

test('a deal is corrected only by its owner and stays theirs; with another mailbox it has no owner yet', async () => {
  await using server = await testServer({ now });
  const { browser, email } = await signedInHolder(server);
  const opened = await openDealOf(server, 'pet', email, browser);
  expect(opened.accountId).not.toBeNull();
  const address = { uuid: opened.address };
  expect((await correct(server, opened, { firstName: 'Adà' })).problem.code).toBe('sign-in-to-continue');
  const own = await browser.call(correctDealCall, bodyOf(opened, { firstName: 'Adà' }), address);
  expect(own.status).toBe(200);
  const storedDeal = await dealOf(server, opened);
  expect(storedDeal).toMatchObject({ accountId: opened.accountId, linkVersion: 0, browserVersion: 0 });
  const moved = await browser.call(correctDealCall, bodyOf(storedDeal, { email: newEmail() }), address);
  expect(moved.status).toBe(200);
  // The browser that changed the mailbox continues with a new address.
  const { uuid } = moved.answer.data;
  expect(uuid).not.toBe(opened.address);
  expect((await server.call(dealByUuidCall, { params: { uuid } })).status).toBe(200);
  expect((await server.call(dealByUuidCall, { params: address })).status).toBe(404);
  expect(await dealOf(server, opened)).toMatchObject({ accountId: null, linkVersion: 1 });
});

test('an incomplete purchase receives its pet, then one consent: each is stored and earlier answers remain', async () => {
  await using server = await testServer({ now });
  const email = newEmail();
  const { answer } = await server.call(openDealCall, {
    params: { productKey: 'pet' },
    body: { buyer: { ...ada, email } },
  });
  const uuid = answer.data;
  const { deal: opened } = await booksOf(server, { uuid });
  expect(opened).toMatchObject({ attributes: null, consents: { source: '/acquisto/pet/', given: {} } });
  server.setNow(later);

  expect((await correct(server, opened, {}, { attributes: fido })).status).toBe(200);
  expect(await dealOf(server, opened)).toMatchObject({ attributes: fido });
  expect((await dealOf(server, opened)).consents).toEqual(opened.consents);
  const seen = await server.call(dealByUuidCall, { params: { uuid } });
  expect(seen.answer.data.missing).toContain('regulation');
  expect(Object.keys(fido).filter((name) => seen.answer.data.missing.includes(name))).toEqual([]);

  expect((await correct(server, opened, {}, { consents: { regulation: true } })).status).toBe(200);
  expect((await dealOf(server, opened)).consents).toMatchObject({
    source: '/acquisto/pet/',
    givenAt: later.toISOString(),
    given: { regulation: true },
  });
});

test('a correction neither changes nor loses consents already given', async () => {
  await using server = await testServer({ now });
  const opened = await openDealOf(server, 'mimuovo', newEmail());
  const before = await dealOf(server, opened);
  server.setNow(later);
  expect((await correct(server, opened, {}, { consents: { marketing: true } })).status).toBe(200);
  const corrected = await dealOf(server, opened);
  expect(corrected.consents).toEqual(before.consents);
  // The tax code now belongs to another name, and the buyer has not confirmed it.
  const refused = await correct(server, opened, { firstName: 'Bruna' });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.problem.fields ?? {})).toEqual(['taxCode']);
  expect(await dealOf(server, opened)).toEqual(corrected);
});

test('a correction counts against the mail limit only for a mailbox new to the deal, and beyond the limit sends none', async () => {
  await using server = await testServer({ now });
  await dealToPay(server);
  const email = newEmail();
  // The first of ten.
  const opened = await openDealOf(server, 'pet', email);
  await useUp(server, email, 8);
  expect((await correct(server, opened, { firstName: 'Adà' })).status).toBe(200);
  expect(await mayMail(server.parts.limiter, 'deal address', email)).toBe(true);

  const full = newEmail();
  await useUp(server, full, 10);
  expect((await correct(server, opened, { email: full })).status).toBe(200);
  expect((await dealOf(server, opened)).email).toBe(full);
  expect(await mailsTo(server, full)).toEqual([]);
});

test('of two windows that name the same new mailbox, one after the other, the first mails it', async () => {
  await using server = await testServer({ now });
  const opened = await openDealOf(server, 'pet', newEmail());
  const email = newEmail();
  const meanwhile = {
    ...server.parts.limiter,
    hit: async () => {
      await correct(server, opened, { email });
      return { allowed: true } as const;
    },
  };
  const second = await correctDeal(
    { ...server.parts, limiter: meanwhile },
    { address: opened.address, account: null },
    { ...bodyOf({ version: opened.version + 1, email }), attributes: null },
    { holds: () => false },
  );
  expect(second).toMatchObject({ deal: { email, version: opened.version + 2 } });
  expect(await mailsTo(server, email)).toHaveLength(1);
});

test('a correction of no deal, or with attributes that cannot be stored, is refused; one without an end date sends no mail', async () => {
  await using server = await testServer({ now });
  const uuid = crypto.randomUUID();
  const unknown = await server.call(correctDealCall, {
    params: { uuid },
    body: bodyOf({ version: 1, email: newEmail() }),
  });
  expect(unknown.status).toBe(404);

  const opened = await openDealOf(server, 'pet', newEmail());
  for (const attributes of ['{', String.raw`{"petName":"Fi\u0000do"}`]) {
    const refused = await correct(server, opened, {}, { attributes });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.problem.fields ?? {})).toEqual(['attributes']);
  }
  expect(await dealOf(server, opened)).toMatchObject({ version: opened.version, attributes: fido });

  await server.db.update(deals).set({ expiresAt: null });
  const email = newEmail();
  expect((await correct(server, opened, { email })).status).toBe(200);
  expect(await mailsTo(server, email)).toEqual([]);
});
