import {
  correctDealCall,
  dealByUuidCall,
  openDealCall,
  ownDealsCall,
} from '@riparo/domain/buy/purchase/deal-calls.ts';
import { purchaseLiabilityCall } from '@riparo/domain/buy/purchase/liability-calls.ts';
import { createPaymentSessionCall, paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { purchaseProgressCall, signatureCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { createSkiPolicyCall, skiPaymentCall } from '@riparo/domain/buy/purchase/ski-calls.ts';
import { liabilityPurchaseOf } from '@riparo/domain/buy/purchase/liability.ts';
import { dealAddressSchema } from '@riparo/domain/platform/values/ids.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Failure } from '../src/platform/http/problem-answers.ts';
import { openCheckout } from '../src/buy/payments/open-checkout.ts';
import { payments } from '../src/buy/payments/tables.ts';
import type { CheckoutOrder } from '../src/platform/providers/card/card-provider.ts';
import { mailsTo, newEmail, signedInHolder } from '../test/account-holder.ts';
import { type Browser, openBrowser } from '../test/browser.ts';
import { checkoutRequest, payWith, runJobs } from '../test/deals.ts';
import { ada, fido, purchaseOf } from '../test/purchases.ts';
import { dayRequest } from '../test/ski.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

// A stranger opens a purchase with another person's e-mail and waits. As soon as the owner of the mailbox
// continues it, signed in or through the mailed link, nothing of it may reach the stranger any more.

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ now: attackDay, environment: { WRITES_PER_MINUTE: '1000000' } });
});
afterAll(() => server[Symbol.asyncDispose]());

const herStreet = 'Via della Spiga, 21';
const herProfile = { ...ada.profile, address: herStreet };
const consents = { privacy: true, userProfiling: true, regulation: true, remotelySaleAppendix: true };

async function prepare(stranger: Browser, email: string, productKey = 'pet'): Promise<string> {
  const isLiability = productKey.startsWith('rc-terzi');
  const body = purchaseOf(productKey, { buyer: { ...ada, email }, ...(isLiability && { consents }) });
  const { answer } = await stranger.call(openDealCall, body, { productKey });
  return answer.data;
}

async function mailedAddress(email: string): Promise<string> {
  for (const { text } of await mailsTo(server, email)) {
    const address = /\/acquisto\/[\w/-]*\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/.exec(text)?.[1];
    if (address) return address;
  }
  throw new Error('no address of a purchase in the mailbox');
}

async function ownAddress(browser: Browser): Promise<string> {
  const [deal] = (await browser.call(ownDealsCall)).answer.data;
  return deal?.next?.path.split('/').at(-1) ?? '';
}

const read = (browser: Browser, uuid: string) => browser.call(dealByUuidCall, undefined, { uuid });

async function correct(browser: Browser, uuid: string, email: string) {
  const { version } = (await read(browser, uuid)).answer.data;
  const body = { version, buyer: { ...ada, email, profile: herProfile }, attributes: fido };
  return browser.call(correctDealCall, body, { uuid });
}

function openPage(browser: Browser, uuid: string) {
  const page = `${server.parts.config.publicUrl.origin}/acquisto/pet/${uuid}`;
  return browser.call(createPaymentSessionCall, {
    dealUuid: uuid,
    successCallbackUrl: `${page}/success`,
    failureCallbackUrl: `${page}/cancel`,
  });
}

/** Every answer the stranger can get with what they have. */
async function everyAnswer(stranger: Browser, uuid: string): Promise<string> {
  const answers = [
    await read(stranger, uuid),
    await correct(stranger, uuid, newEmail()).catch(() => null),
    await stranger.call(paymentStateCall, undefined, { uuid }),
    await stranger.call(purchaseProgressCall, undefined, { uuid }),
    await openPage(stranger, uuid),
  ];
  return JSON.stringify(answers.map((each) => each?.answer ?? null));
}

const nextFor = async (browser: Browser, uuid: string) =>
  (await browser.call(purchaseProgressCall, undefined, { uuid })).answer.data?.next ?? null;

describe('a purchase that a stranger prepared in her e-mail', () => {
  test('the stranger reads nothing that she corrected signed in', async () => {
    const { email, browser } = await signedInHolder(server);
    const stranger = openBrowser(server);
    const prepared = await prepare(stranger, email);
    expect((await correct(browser, await ownAddress(browser), email)).status).toBe(200);
    const allAnswers = await everyAnswer(stranger, prepared);
    expect(allAnswers).not.toContain(herStreet);
    expect(allAnswers).not.toContain(ada.profile.taxCode);
  });

  test('the stranger reads nothing once she has opened her personal area', async () => {
    const { email, browser } = await signedInHolder(server);
    const stranger = openBrowser(server);
    const prepared = await prepare(stranger, email);
    await browser.call(ownDealsCall);
    expect(await everyAnswer(stranger, prepared)).not.toContain(ada.profile.taxCode);
  });

  test('the stranger reads nothing that she corrected as a guest, through the mailed link', async () => {
    const email = newEmail();
    const stranger = openBrowser(server);
    const prepared = await prepare(stranger, email);
    expect((await correct(openBrowser(server), await mailedAddress(email), email)).status).toBe(200);
    const allAnswers = await everyAnswer(stranger, prepared);
    expect(allAnswers).not.toContain(herStreet);
    expect(allAnswers).not.toContain(ada.profile.taxCode);
  });

  test.each(['signed in', 'as a guest'])(
    'the stranger gets no signing link when she pays %s',
    async (how) => {
      const { email, browser } =
        how === 'signed in'
          ? await signedInHolder(server)
          : { email: newEmail(), browser: openBrowser(server) };
      const stranger = openBrowser(server);
      const prepared = await prepare(stranger, email);
      // It makes them a buying browser.
      await openPage(stranger, prepared);
      const hers = how === 'signed in' ? await ownAddress(browser) : await mailedAddress(email);
      await payWith(server, (await openPage(browser, hers)).answer.id);
      await browser.call(paymentStateCall, undefined, { uuid: hers });
      await runJobs(server);
      expect(await nextFor(browser, hers)).toMatchObject({ step: 'sign' });
      expect(await nextFor(stranger, prepared)).toBeNull();
      expect(await everyAnswer(stranger, prepared)).not.toContain('/firma/');
    },
  );

  test.each(['signed in', 'as a guest'])(
    'the page that the stranger opened can no longer be paid once she corrects it %s',
    async (how) => {
      const { email, browser } =
        how === 'signed in'
          ? await signedInHolder(server)
          : { email: newEmail(), browser: openBrowser(server) };
      const stranger = openBrowser(server);
      const page = (await openPage(stranger, await prepare(stranger, email))).answer.id;
      const hers = how === 'signed in' ? await ownAddress(browser) : await mailedAddress(email);
      await correct(browser, hers, email);
      await runJobs(server);
      const before = await server.db.$count(payments);
      const paying = await payWith(server, page);
      await browser.call(paymentStateCall, undefined, { uuid: hers });
      expect(paying.headers.location).toBeUndefined();
      expect(await server.db.$count(payments)).toBe(before);
      expect((await openPage(browser, hers)).answer.id).not.toBe(page);
    },
  );

  test('the page that the stranger opened can no longer be paid once she claims it', async () => {
    const { email, browser } = await signedInHolder(server);
    const stranger = openBrowser(server);
    const page = (await openPage(stranger, await prepare(stranger, email))).answer.id;
    await browser.call(ownDealsCall);
    await runJobs(server);
    expect((await payWith(server, page)).headers.location).toBeUndefined();
  });

  test('a page that opens at the moment she claims the deal is not given to the stranger, and is closed', async () => {
    const { email, browser } = await signedInHolder(server);
    const address = dealAddressSchema.parse(await prepare(openBrowser(server), email));
    let page = '';
    const parts = {
      ...server.parts,
      card: {
        ...server.parts.card,
        openCheckout: async (order: CheckoutOrder) => {
          const opened = await server.parts.card.openCheckout(order);
          page = opened.id;
          await browser.call(ownDealsCall);
          return opened;
        },
      },
    };
    const opened = await openCheckout(parts, checkoutRequest(parts, { address }));
    expect(opened instanceof Failure && opened.error.code).toBe('sign-in-to-continue');
    await runJobs(server);
    expect((await payWith(server, page)).headers.location).toBeUndefined();
  });

  test('a signing link that the stranger saw before she claims it opens nothing afterwards', async () => {
    const { email, browser } = await signedInHolder(server);
    const stranger = openBrowser(server);
    const uuid = await prepare(stranger, email, 'rc-terzi-10');
    await stranger.call(purchaseLiabilityCall, liabilityPurchaseOf('rc-terzi-10', { ...ada, email }), {
      uuid,
    });
    await runJobs(server);
    const shown = (await nextFor(stranger, uuid))?.path.split('/').at(-1) ?? '';
    expect((await stranger.call(signatureCall, undefined, { token: shown })).status).toBe(200);
    const own = await ownAddress(browser);
    expect(own).not.toBe(shown);
    expect((await stranger.call(signatureCall, undefined, { token: shown })).status).toBe(404);
    expect(await nextFor(stranger, uuid)).toBeNull();
    expect((await browser.call(signatureCall, undefined, { token: own })).status).toBe(200);
  });

  test('a ski policy that the stranger prepared reveals nothing to them once she claims it', async () => {
    const { email, browser } = await signedInHolder(server);
    const stranger = openBrowser(server);
    const request = dayRequest('2026-12-06 08:00');
    const { answer } = await stranger.call(createSkiPolicyCall, {
      ...request,
      contractor: { ...request.contractor, email },
    });
    await browser.call(ownDealsCall);
    await runJobs(server);
    const paying = await payWith(server, answer.paymentUrl.split('/').at(-1) ?? '');
    expect(paying.headers.location).toBeUndefined();
    const outcome = await stranger.call(skiPaymentCall, undefined, { id: answer.policy.id });
    expect(outcome.status).toBe(403);
  });

  test("merely viewing a stranger's prepared purchase through the mailed link ends nothing for the browser that opened it", async () => {
    const email = newEmail();
    const opener = openBrowser(server);
    const prepared = await prepare(opener, email);
    expect((await read(openBrowser(server), await mailedAddress(email))).answer.data.buyer?.email).toBe(
      email,
    );
    expect((await read(opener, prepared)).answer.data.buyer?.email).toBe(email);
    expect((await openPage(opener, prepared)).status).toBe(200);
  });
});

test('guessing names in a purchase never reveals whether the mailbox has an account', async () => {
  const { email } = await signedInHolder(server);
  const stranger = openBrowser(server);
  const body = purchaseOf('pet', { buyer: { ...ada, email, firstName: 'Bruna', lastName: 'Neri' } });
  const uuid = (await stranger.call(openDealCall, body, { productKey: 'pet' })).answer.data;
  const guess = async (firstName: string, lastName: string) => {
    const { version } = (await read(stranger, uuid)).answer.data;
    const buyer = { ...ada, email, firstName, lastName };
    const { answer } = await stranger.call(correctDealCall, { version, buyer, attributes: fido }, { uuid });
    return [answer.data, (await read(stranger, uuid)).answer.data].map(
      (deal) => deal.buyer?.profile.cognitoId,
    );
  };
  expect(await guess('Carla', 'Verdi')).toEqual([null, null]);
  expect(await guess(ada.firstName, ada.lastName)).toEqual([null, null]);
});
