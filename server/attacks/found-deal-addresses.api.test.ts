import { deleteAccountCall } from '@riparo/domain/people/account/account-calls.ts';
import { ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { purchaseLiabilityCall } from '@riparo/domain/buy/purchase/liability-calls.ts';
import { createPaymentSessionCall, paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { purchaseProgressCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { liabilityPurchaseOf } from '@riparo/domain/buy/purchase/liability.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveTo, newEmail, password, signedInHolder } from '../test/account-holder.ts';
import { type Browser, openBrowser } from '../test/browser.ts';
import { openDealOf } from '../test/contracts.ts';
import { payWith, runJobs, type TestDeal } from '../test/deals.ts';
import { ada } from '../test/purchases.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

// The address of a deal is in forwarded mails, in the history of a shared computer, at the card provider.
// Once the deal is paid, finding it must not lead to the documents, which say everything about the buyer.

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    now: attackDay,
    environment: { WRITES_PER_MINUTE: '1000000', STAFF_READS_PER_HOUR: '1000000' },
  });
});
afterAll(() => server[Symbol.asyncDispose]());

const openPage = (browser: Browser, { address: uuid }: TestDeal) => {
  const site = server.parts.config.publicUrl.origin;
  return browser.call(createPaymentSessionCall, {
    dealUuid: uuid,
    successCallbackUrl: `${site}/acquisto/pet/${uuid}/success`,
    failureCallbackUrl: `${site}/acquisto/pet/${uuid}/cancel`,
  });
};

async function buyIn(browser: Browser, email = newEmail()): Promise<TestDeal> {
  const deal = await openDealOf(server, 'pet', email, browser);
  await payWith(server, (await openPage(browser, deal)).answer.id);
  await browser.call(paymentStateCall, undefined, { uuid: deal.address });
  await runJobs(server);
  return deal;
}

const nextFor = async (browser: Browser, { address }: TestDeal) =>
  (await browser.call(purchaseProgressCall, undefined, { uuid: address })).answer.data?.next ?? null;

test('the address of a paid deal reveals no way to its documents, whatever its finder tries', async () => {
  const buyer = openBrowser(server);
  const deal = await buyIn(buyer);
  const thief = openBrowser(server);
  expect(await nextFor(thief, deal)).toBeNull();
  // A payment page would make them a buyer; there is none any more.
  expect((await openPage(thief, deal)).setCookies).toEqual({});
  expect(await nextFor(thief, deal)).toBeNull();
  expect(await nextFor(buyer, deal)).toMatchObject({ step: 'sign' });
});

test('the proof of one purchase proves no other, and an invented one nothing', async () => {
  const buyer = openBrowser(server);
  const deal = await buyIn(buyer);
  const thief = openBrowser(server);
  const own = await buyIn(thief);
  expect(await nextFor(thief, own)).toMatchObject({ step: 'sign' });
  expect(await nextFor(thief, deal)).toBeNull();
  const name = 'riparo_buying_browser';
  const right = buyer.cookies.get(name) ?? '';
  for (const wrong of ['', '.', deal.uuid, `${right.slice(0, -1)}`, right.repeat(3), '1.1.1']) {
    thief.cookies.set(name, wrong);
    expect(await nextFor(thief, deal)).toBeNull();
  }
});

test('the proof is hidden from scripts, and expires within a day', async () => {
  const buyer = openBrowser(server);
  const deal = await openDealOf(server, 'pet', newEmail(), buyer);
  const { setCookies } = await openPage(buyer, deal);
  expect(Object.keys(setCookies)).toEqual(['riparo_buying_browser']);
  expect(setCookies['riparo_buying_browser']?.attributes).toEqual(
    expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Max-Age=86400']),
  );
});

test('another account sees nothing of the purchase, signed in or not', async () => {
  const deal = await buyIn(openBrowser(server));
  const { browser } = await signedInHolder(server);
  expect(await nextFor(browser, deal)).toBeNull();
  expect((await browser.call(ownDealsCall)).answer.data).toEqual([]);
});

test('requesting a policy that was requested before proves nothing', async () => {
  const email = newEmail();
  const buyer = openBrowser(server);
  const deal = await openDealOf(server, 'rc-terzi-10', email, buyer);
  const ask = (browser: Browser) =>
    browser.call(purchaseLiabilityCall, liabilityPurchaseOf('rc-terzi-10', { ...ada, email }), {
      uuid: deal.address,
    });
  await ask(buyer);
  await runJobs(server);
  const thief = openBrowser(server);
  expect(await ask(thief)).toMatchObject({ status: 204, setCookies: {} });
  expect(await nextFor(thief, deal)).toBeNull();
  expect(await nextFor(buyer, deal)).toMatchObject({ step: 'sign' });
});

test('when the owner moves or leaves, the browser that bought has no special access', async () => {
  const owner = await signedInHolder(server);
  const guest = openBrowser(server);
  const deal = await buyIn(guest, owner.email);
  expect(await nextFor(guest, deal)).toMatchObject({ step: 'sign' });
  // Viewing it makes it the owner's alone.
  await owner.browser.call(ownDealsCall);
  expect(await nextFor(guest, deal)).toBeNull();
  await moveTo(server, owner, newEmail());
  expect(await nextFor(guest, deal)).toBeNull();
  expect(await nextFor(owner.browser, deal)).toMatchObject({ step: 'sign' });

  await owner.browser.call(deleteAccountCall, { password });
  const gone = await guest.call(purchaseProgressCall, undefined, { uuid: deal.address });
  expect(gone.status).toBe(404);
});
