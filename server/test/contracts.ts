import { randomUUID } from 'node:crypto';
import { openDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { purchaseLiabilityCall } from '@riparo/domain/buy/purchase/liability-calls.ts';
import type { DealAddress, DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { liabilityPurchaseOf } from '@riparo/domain/buy/purchase/liability.ts';
import type { DealRow } from '../src/buy/deals/tables.ts';
import { rateLimits } from '../src/platform/http/rate-limit/tables.ts';
import { mailedToken, payFor, signFor } from './after-purchase.ts';
import { type Browser, openBrowser } from './browser.ts';
import { booksOf, payWith, runJobs, type TestDeal } from './deals.ts';
import { ada, purchaseOf } from './purchases.ts';
import { buySki, skiOutcome, skiRequest } from './ski.ts';
import type { TestServer } from './test-server.ts';

/** A purchase, with every link that was mailed about it. */
export type Contract = {
  uuid: DealUuid;
  /** The last address its customer opened it with. */
  address: DealAddress;
  signatureToken: string | null;
  withdrawalToken: string;
  skiPolicy: string | null;
};

const tokensOf = async (server: TestServer, email: string, isSigned: boolean) => ({
  signatureToken: isSigned ? await mailedToken(server, email, 'firma') : null,
  withdrawalToken: await mailedToken(server, email, 'recesso'),
});

async function namesOf(server: TestServer, bought: TestDeal) {
  const { uuid, address } = (await booksOf(server, bought)).deal;
  return { uuid, address };
}

/** Opens a deal as the given browser: of a signed-in customer, or of a guest. */
export async function openDealOf(
  server: TestServer,
  productKey: string,
  email: string,
  browser: Browser = openBrowser(server),
): Promise<TestDeal> {
  const isLiability = productKey.startsWith('rc-terzi');
  const consents = { privacy: true, userProfiling: true, regulation: true, remotelySaleAppendix: true };
  const body = purchaseOf(productKey, { buyer: { ...ada, email }, ...(isLiability ? { consents } : {}) });
  const { answer, problem, status } = await browser.call(openDealCall, body, { productKey });
  if (status !== 200) throw new Error(`no deal was opened: ${JSON.stringify(problem)}`);
  const { deal } = await booksOf(server, { uuid: answer.data });
  return { ...deal, address: answer.data };
}

/** Paid; its documents wait to be signed. */
export async function buyUnsigned(
  server: TestServer,
  productKey: string,
  email: string,
  browser?: Browser,
): Promise<Contract> {
  const deal = await openDealOf(server, productKey, email, browser);
  await payFor(server, deal, browser);
  return { ...(await namesOf(server, deal)), ...(await tokensOf(server, email, true)), skiPolicy: null };
}

/** Signing several in a row would mean waiting for each code. */
async function signSoon(server: TestServer, deal: DealRow): Promise<void> {
  await server.db.delete(rateLimits);
  await signFor(server, deal);
}

export async function buyAndSign(
  server: TestServer,
  productKey: string,
  email: string,
  browser?: Browser,
): Promise<Contract> {
  const deal = await openDealOf(server, productKey, email, browser);
  await payFor(server, deal, browser);
  await signSoon(server, deal);
  return { ...(await namesOf(server, deal)), ...(await tokensOf(server, email, true)), skiPolicy: null };
}

/** Signed first, then paid. */
export async function buyLiability(server: TestServer, email: string, browser?: Browser): Promise<Contract> {
  const deal = await openDealOf(server, 'rc-terzi-10', email, browser);
  const body = liabilityPurchaseOf('rc-terzi-10', { ...ada, email });
  await (browser ?? openBrowser(server)).call(purchaseLiabilityCall, body, { uuid: deal.address });
  await runJobs(server);
  await signSoon(server, deal);
  await payFor(server, deal, browser);
  return { ...(await namesOf(server, deal)), ...(await tokensOf(server, email, true)), skiPolicy: null };
}

/** A season for a family. */
export async function buySkiSeason(
  server: TestServer,
  email: string,
  submissionKey: string = randomUUID(),
): Promise<Contract> {
  const request = skiRequest({ submissionKey });
  const { answer } = await buySki(server, { ...request, contractor: { ...request.contractor, email } });
  await payWith(server, answer.paymentUrl.split('/').at(-1) ?? '');
  await skiOutcome(server, answer.policy.id);
  await runJobs(server);
  const { deal } = await booksOf(server, { uuid: answer.policy.id });
  return {
    uuid: deal.uuid,
    address: answer.policy.id,
    ...(await tokensOf(server, email, false)),
    skiPolicy: answer.policy.id,
  };
}
