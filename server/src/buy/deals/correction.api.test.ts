import { correctDealCall, dealByUuidCall, openDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { withdrawalCall } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { describe, expect, test } from 'vitest';
import { mailsTo, newEmail } from '../../../test/account-holder.ts';
import { mailedToken, payFor } from '../../../test/after-purchase.ts';
import { askToPay, booksOf, mailedAddressOf } from '../../../test/deals.ts';
import { ada, fido, purchaseOf } from '../../../test/purchases.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { sandboxCheckouts } from '../../platform/providers/card/sandbox/tables.ts';
import { dealToken } from './deal-token.ts';
import { deals } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');

const buy = (server: TestServer, productKey: string) =>
  server.call(openDealCall, { params: { productKey }, body: purchaseOf(productKey) });

const seen = async (server: TestServer, uuid: string) =>
  (await server.call(dealByUuidCall, { params: { uuid } })).answer.data;

const correct = (
  server: TestServer,
  uuid: string,
  version: number,
  changes: Partial<typeof ada> = {},
  attributes?: typeof fido,
) =>
  server.call(correctDealCall, {
    params: { uuid },
    body: { version, buyer: { ...ada, ...changes }, ...(attributes ? { attributes } : {}) },
  });

describe('a corrected deal', () => {
  test('a correction changes what was wrong and leaves the rest', async () => {
    await using server = await testServer({ now });
    const { answer } = await buy(server, 'pet');
    const { version } = await seen(server, answer.data);
    const corrected = await correct(
      server,
      answer.data,
      version,
      { profile: { ...ada.profile, address: 'Corso Como, 7' } },
      { ...fido, petName: 'Argo' },
    );
    expect(corrected.status).toBe(200);
    const deal = await seen(server, answer.data);
    expect(deal).toEqual(corrected.answer.data);
    expect(deal).toMatchObject({ version: version + 1, buyer: { profile: { address: 'Corso Como, 7' } } });
    expect(JSON.parse(deal.attributes ?? '')).toMatchObject({ petName: 'Argo', petBreed: 'Bracco' });
    const books = await booksOf(server, { uuid: answer.data });
    expect(books.deal.consents.given.regulation).toBe(true);
  });

  test('a correction of an old version is refused, and so is the second of two simultaneous ones', async () => {
    await using server = await testServer({ now });
    const { answer } = await buy(server, 'pet');
    const { version } = await seen(server, answer.data);
    const both = await Promise.all([1, 2].map(() => correct(server, answer.data, version)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.problem.code).toBe('deal-changed');
  });

  test('correcting the e-mail address mails the link there, and closes the payment page that names the old one', async () => {
    await using server = await testServer({ now });
    const { answer } = await buy(server, 'pet');
    await askToPay(server, { uuid: answer.data });
    const { version } = await seen(server, answer.data);
    const email = newEmail();
    await correct(server, answer.data, version, { email });
    const [mail] = await mailsTo(server, email);
    expect(mail?.text).toContain(await mailedAddressOf(server, { uuid: answer.data }));
    await askToPay(server, { uuid: answer.data });
    const checkouts = await server.db.select().from(sandboxCheckouts);
    expect(checkouts.map((each) => [each.email, each.status]).toSorted()).toEqual(
      [
        [ada.email, 'expired'],
        [email, 'open'],
      ].toSorted(),
    );
  });

  test('correcting the e-mail address voids every earlier link; later mails contain working ones', async () => {
    await using server = await testServer({ now });
    const { answer } = await buy(server, 'pet');
    const { deal: wrong } = await booksOf(server, { uuid: answer.data });
    const email = newEmail();
    await correct(server, answer.data, wrong.version, { email });
    const { deal } = await booksOf(server, wrong);
    await payFor(server, deal);
    const token = dealToken(server.parts.keyedHash, 'withdrawal', wrong);
    expect((await server.call(withdrawalCall, { params: { token } })).status).toBe(404);
    const mailed = await mailedToken(server, email, 'recesso');
    expect((await server.call(withdrawalCall, { params: { token: mailed } })).status).toBe(200);
    // Other corrections leave the links valid.
    const again = await buy(server, 'pet');
    const { deal: before } = await booksOf(server, { uuid: again.answer.data });
    await correct(server, before.address, before.version, { firstName: 'Adà' });
    expect((await booksOf(server, before)).deal.linkVersion).toBe(before.linkVersion);
  });

  test('a correction that breaks a rule, comes too late, or names no deal is refused', async () => {
    await using server = await testServer({ now });
    const { answer } = await buy(server, 'pet');
    const { version } = await seen(server, answer.data);
    const wrong = await correct(server, answer.data, version, { firstName: '1' });
    expect(Object.keys(wrong.problem.fields ?? {})).toEqual(['firstname']);
    await server.db.update(deals).set({ stage: 'paid' });
    expect((await correct(server, answer.data, version)).problem).toMatchObject({
      status: 409,
      code: 'deal-in-progress',
    });
    await server.db.update(deals).set({ stage: 'qualified_lead' });
    server.setNow(new Date('2026-12-16T10:00:00Z'));
    expect((await correct(server, answer.data, version)).status).toBe(404);
  });
});
