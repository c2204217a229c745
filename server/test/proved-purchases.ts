import { confirmSignUpCall, signUpCall } from '@riparo/domain/people/account/account-calls.ts';
import { openDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { purchaseLiabilityCall } from '@riparo/domain/buy/purchase/liability-calls.ts';
import { createPaymentSessionCall, paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { purchaseProgressCall, signDocumentsCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { liabilityPurchaseOf } from '@riparo/domain/buy/purchase/liability.ts';
import type { DealAddress } from '@riparo/domain/platform/values/ids.ts';
import { latestCode, newEmail, ownAttributes } from './account-holder.ts';
import type { Browser } from './browser.ts';
import { payWith, runJobs } from './deals.ts';
import { ada, purchaseOf } from './purchases.ts';
import type { TestServer } from './test-server.ts';

export type Purchase = { productKey: string; email: string; address: DealAddress };

const isLiability = (productKey: string) => productKey.startsWith('rc-terzi');

/** As the site does at the end of its questions: registers the buyer, who gets a code, and opens the deal. */
export async function beginPurchase(
  browser: Browser,
  { productKey = 'pet', email = newEmail() }: { productKey?: string; email?: string } = {},
): Promise<Purchase> {
  const consents = { privacy: true, userProfiling: true, regulation: true, remotelySaleAppendix: true };
  const body = purchaseOf(productKey, {
    buyer: { ...ada, email },
    ...(isLiability(productKey) ? { consents } : {}),
  });
  const { submissionKey } = body;
  const attributes = ownAttributes;
  await browser.call(signUpCall, { email, attributes, isPurchase: true, submissionKey, product: productKey });
  const { answer, status } = await browser.call(openDealCall, body, { productKey });
  if (status !== 200) throw new Error('no deal was opened');
  return { productKey, email, address: answer.data };
}

/** Types the mailed code on the page of the purchase. */
export const confirmMailbox = async (server: TestServer, browser: Browser, purchase: Purchase) => {
  const code = await latestCode(server, purchase.email);
  return browser.call(confirmSignUpCall, { email: purchase.email, code, dealUuid: purchase.address });
};

export async function provedPurchase(
  server: TestServer,
  browser: Browser,
  wanted: { productKey?: string; email?: string } = {},
): Promise<Purchase> {
  const purchase = await beginPurchase(browser, wanted);
  const { status } = await confirmMailbox(server, browser, purchase);
  if (status !== 204) throw new Error('the mailbox was not confirmed');
  return purchase;
}

/** To the card's page and back. */
export async function payIn(server: TestServer, browser: Browser, { address }: Purchase): Promise<void> {
  const site = server.parts.config.publicUrl.origin;
  const { answer } = await browser.call(createPaymentSessionCall, {
    dealUuid: address,
    successCallbackUrl: `${site}/acquisto/pet/${address}/success`,
    failureCallbackUrl: `${site}/acquisto/pet/${address}/cancel`,
  });
  await payWith(server, answer.id);
  await browser.call(paymentStateCall, undefined, { uuid: address });
}

/**
 * Until its documents wait for the signature: paid, or requested if signed first. Returns the link shown to
 * the browser.
 */
export async function goToSignature(
  server: TestServer,
  browser: Browser,
  purchase: Purchase,
): Promise<string> {
  const { productKey, email, address } = purchase;
  if (isLiability(productKey))
    await browser.call(purchaseLiabilityCall, liabilityPurchaseOf(productKey, { ...ada, email }), {
      uuid: address,
    });
  else await payIn(server, browser, purchase);
  await runJobs(server);
  const { answer } = await browser.call(purchaseProgressCall, undefined, { uuid: address });
  return answer.data.next?.path.split('/').at(-1) ?? '';
}

/** With no other code than the one that proved the mailbox. */
export const signWithoutCode = (browser: Browser, token: string) =>
  browser.call(signDocumentsCall, { consent: true, renewal: true }, { token });
