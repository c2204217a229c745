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

// The address of a deal lies in mails that are passed on, in the history of a shared computer, at the card provider.
// Whoever finds it once it is paid must not come by it to the documents, which say everything about the buyer.

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

test('who finds the address of a paid deal learns no way to its documents, whatever they try', async () => {
  const buyer = openBrowser(server);
  const deal = await buyIn(buyer);
  const thief = openBrowser(server);
  expect(await nextFor(thief, deal)).toBeNull();
  // A page to pay on would make them one who buys; there is none any more.
  expect((await openPage(thief, deal)).setCookies).toEqual({});
  expect(await nextFor(thief, deal)).toBeNull();
  expect(await nextFor(buyer, deal)).toMatchObject({ step: 'sign' });
});

test('what proves one purchase proves no other, and nothing that was made up', async () => {
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

test('no script of a page can read the proof, and it ends within a day', async () => {
  const buyer = openBrowser(server);
  const deal = await openDealOf(server, 'pet', newEmail(), buyer);
  const { setCookies } = await openPage(buyer, deal);
  expect(Object.keys(setCookies)).toEqual(['riparo_buying_browser']);
  expect(setCookies['riparo_buying_browser']?.attributes).toEqual(
    expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Max-Age=86400']),
  );
});

test('an account of another sees nothing of it, signed in or not', async () => {
  const deal = await buyIn(openBrowser(server));
  const { browser } = await signedInHolder(server);
  expect(await nextFor(browser, deal)).toBeNull();
  expect((await browser.call(ownDealsCall)).answer.data).toEqual([]);
});

test('asking for a policy that was asked for before proves nothing', async () => {
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

test('when the owner moves or leaves, the browser that bought is one like any other', async () => {
  const owner = await signedInHolder(server);
  const guest = openBrowser(server);
  const deal = await buyIn(guest, owner.email);
  expect(await nextFor(guest, deal)).toMatchObject({ step: 'sign' });
  // Looking at what is theirs makes it theirs, and theirs alone.
  await owner.browser.call(ownDealsCall);
  expect(await nextFor(guest, deal)).toBeNull();
  await moveTo(server, owner, newEmail());
  expect(await nextFor(guest, deal)).toBeNull();
  expect(await nextFor(owner.browser, deal)).toMatchObject({ step: 'sign' });

  await owner.browser.call(deleteAccountCall, { password });
  const gone = await guest.call(purchaseProgressCall, undefined, { uuid: deal.address });
  expect(gone.status).toBe(404);
});
