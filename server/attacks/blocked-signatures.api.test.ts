import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { purchaseLiabilityCall } from '@riparo/domain/buy/purchase/liability-calls.ts';
import {
  purchaseProgressCall,
  requestSignatureCodeCall,
  signDocumentsCall,
} from '@riparo/domain/buy/purchase/signature-calls.ts';
import { liabilityPurchaseOf } from '@riparo/domain/buy/purchase/liability.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { latestCode, newEmail, otherThan, signedInHolder } from '../test/account-holder.ts';
import { mailedToken, paidDeal, sign, signatureOf } from '../test/after-purchase.ts';
import { type Browser, openBrowser } from '../test/browser.ts';
import { openDealOf } from '../test/contracts.ts';
import { mailedAddressOf, runJobs } from '../test/deals.ts';
import { ada } from '../test/purchases.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

// Anyone can open a purchase in another person's e-mail, and request codes to sign it.

const askForCode = (server: TestServer, token: string) =>
  openBrowser(server, '203.0.113.9').call(requestSignatureCodeCall, undefined, { token });

/** A policy signed before it is paid, in the owner's e-mail: its documents cost the stranger nothing. */
async function strangersLink(server: TestServer, email: string): Promise<string> {
  const { address: uuid } = await openDealOf(server, 'rc-terzi-10', email);
  const body = liabilityPurchaseOf('rc-terzi-10', { ...ada, email });
  expect((await server.call(purchaseLiabilityCall, { params: { uuid }, body })).status).toBe(204);
  await runJobs(server);
  return mailedToken(server, email, 'firma');
}

/** Moves every limit by so many seconds, as if they had passed. */
async function wait(server: TestServer, seconds: number): Promise<void> {
  await server.db.execute(
    sql`update rate_limit set resets_at = resets_at - make_interval(secs => ${seconds})`,
  );
}

test("codes that a stranger requests with their own deal do not block the owner's signature of a paid one", async () => {
  await using server = await testServer({ now: attackDay });
  const email = newEmail();
  const paid = await paidDeal(server, { email, emailKey: emailKey(email) });
  const own = await mailedToken(server, email, 'firma');
  expect((await signatureOf(server, own)).isPaid).toBe(true);
  const stranger = await strangersLink(server, email);

  for (let turn = 0; turn < 25; turn += 1) {
    await askForCode(server, stranger);
    await wait(server, 721);
  }
  await askForCode(server, stranger);
  expect((await askForCode(server, own)).status).toBe(204);
  const signed = await sign(server, own, await latestCode(server, paid.email));
  expect(signed.answer.data.state).toBe('signed');
});

test('used-up codes of one deal leave those of another deal of the same buyer', async () => {
  await using server = await testServer({ now: attackDay });
  const email = newEmail();
  const owned = { email, emailKey: emailKey(email) };
  await paidDeal(server, owned);
  const first = await mailedToken(server, email, 'firma');
  await paidDeal(server, owned);
  const second = await mailedToken(server, email, 'firma');
  expect(second).not.toBe(first);
  const statuses = [];
  for (const token of [first, first, second]) statuses.push((await askForCode(server, token)).status);
  expect(statuses).toEqual([204, 429, 204]);
});

test('a code withheld by the limit leaves the last one valid', async () => {
  await using server = await testServer({ now: attackDay });
  const deal = await paidDeal(server);
  const token = await mailedToken(server, deal.email, 'firma');
  await askForCode(server, token);
  const code = await latestCode(server, deal.email);
  await sign(server, token, otherThan(code));
  expect((await askForCode(server, token)).status).toBe(429);
  expect((await sign(server, token, code)).answer.data.state).toBe('signed');
});

const purchase = (email: string) => liabilityPurchaseOf('rc-terzi-10', { ...ada, email });

/** As if strangers had used up every mail they can cause. */
async function flood(server: TestServer, to: string): Promise<void> {
  for (const mailClass of ['stranger', 'code'] as const)
    while (await server.parts.mailBudget.take(server.db, { to, mailClass }));
}

/** The signing link shown to a browser by its own page. */
async function shownToken(browser: Browser, uuid: string): Promise<string> {
  const { next } = (await browser.call(purchaseProgressCall, undefined, { uuid })).answer.data;
  return next?.path.split('/').at(-1) ?? '';
}

describe('a policy signed before it is paid', () => {
  test('a policy signed first can be requested through the mailed link although strangers used up the mails of its mailbox', async () => {
    await using server = await testServer({ now: attackDay });
    const email = newEmail();
    const deal = await openDealOf(server, 'rc-terzi-10', email);
    const uuid = await mailedAddressOf(server, deal);
    await flood(server, email);
    // These too, with deals of their own.
    for (let turn = 0; turn < 12; turn += 1) {
      const other = await openDealOf(server, 'rc-terzi-5', email);
      const body = liabilityPurchaseOf('rc-terzi-5', { ...ada, email });
      await openBrowser(server, `203.0.113.${turn}`).call(purchaseLiabilityCall, body, {
        uuid: other.address,
      });
    }
    const her = openBrowser(server);
    expect((await her.call(purchaseLiabilityCall, purchase(email), { uuid })).status).toBe(204);
    await runJobs(server);
    expect(await shownToken(her, uuid)).not.toBe('');
  });

  test('a policy signed first cannot be requested by the browser that opened it once the mails of its mailbox are used up', async () => {
    await using server = await testServer({ now: attackDay });
    const email = newEmail();
    const { address: uuid } = await openDealOf(server, 'rc-terzi-10', email);
    await flood(server, email);
    const policyAnswer = await openBrowser(server).call(purchaseLiabilityCall, purchase(email), { uuid });
    expect(policyAnswer.problem.code).toBe('mail-withheld');
  });

  test.each(['signed in', 'through the mailed link'])(
    'the owner of a policy signed first, %s, gets another code although strangers used up those of the mailbox',
    async (how) => {
      await using server = await testServer({ now: attackDay });
      const isSignedIn = how === 'signed in';
      const { email, browser } = isSignedIn
        ? await signedInHolder(server)
        : { email: newEmail(), browser: openBrowser(server) };
      const mailed = await strangersLink(server, email);
      const [own] = isSignedIn ? (await browser.call(ownDealsCall)).answer.data : [];
      const token = own?.next?.path.split('/').at(-1) ?? mailed;
      expect((await browser.call(requestSignatureCodeCall, undefined, { token })).status).toBe(204);
      await flood(server, email);
      await wait(server, 61);
      const lost = await latestCode(server, email);
      expect((await browser.call(requestSignatureCodeCall, undefined, { token })).status).toBe(204);
      const code = await latestCode(server, email);
      expect(code).not.toBe(lost);
      const signed = await browser.call(signDocumentsCall, { consent: true, renewal: true, code }, { token });
      expect(signed.answer.data.state).toBe('signed');
    },
  );

  test('a policy signed first is signed from the mail, whatever codes the browser that opened it requests and types', async () => {
    await using server = await testServer({ now: attackDay });
    const email = newEmail();
    const stranger = openBrowser(server, '203.0.113.9');
    const { address: uuid } = await openDealOf(server, 'rc-terzi-10', email, stranger);
    await stranger.call(purchaseLiabilityCall, purchase(email), { uuid });
    await runJobs(server);
    const shown = await shownToken(stranger, uuid);
    for (let turn = 0; turn < 6; turn += 1) {
      await stranger.call(requestSignatureCodeCall, undefined, { token: shown });
      await wait(server, 61);
    }
    expect((await stranger.call(requestSignatureCodeCall, undefined, { token: shown })).status).toBe(429);

    const her = openBrowser(server);
    const token = await mailedToken(server, email, 'firma');
    expect((await her.call(requestSignatureCodeCall, undefined, { token })).status).toBe(204);
    const code = await latestCode(server, email);
    const wrong = { consent: true, renewal: true, code: otherThan(code) };
    for (let turn = 0; turn < 12; turn += 1)
      expect((await stranger.call(signDocumentsCall, wrong, { token: shown })).status).toBe(404);
    const right = await her.call(signDocumentsCall, { ...wrong, code }, { token });
    expect(right.answer.data.state).toBe('signed');
  });
});
