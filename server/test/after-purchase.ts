import { paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import {
  requestSignatureCodeCall,
  signatureCall,
  signDocumentsCall,
} from '@riparo/domain/buy/purchase/signature-calls.ts';
import type { DealRow } from '../src/buy/deals/tables.ts';
import { cookiesOf, latestCode, mailsTo } from './account-holder.ts';
import type { Browser } from './browser.ts';
import { customersAddress, dealToPay, paidCheckout, runJobs, type TestDeal } from './deals.ts';
import type { TestServer } from './test-server.ts';

/** Pays for a deal that waits for it, and runs everything that follows automatically. */
export async function payFor(server: TestServer, deal: DealRow, browser?: Browser): Promise<void> {
  const headers = browser ? { cookie: cookiesOf({ browser }) } : {};
  await paidCheckout(server, deal, headers);
  const uuid = await customersAddress(server, deal);
  await server.call(paymentStateCall, { params: { uuid }, headers });
  await runJobs(server);
}

export async function paidDeal(server: TestServer, changes: Partial<DealRow> = {}): Promise<TestDeal> {
  const deal = await dealToPay(server, changes);
  await payFor(server, deal);
  return deal;
}

/** The last link of a kind that arrived in a mailbox. */
export async function mailedToken(server: TestServer, email: string, page: 'firma' | 'recesso') {
  for (const { text } of await mailsTo(server, email)) {
    const token = new RegExp(`/${page}/([\\w-]+)`).exec(text)?.[1];
    if (token) return token;
  }
  throw new Error(`no link to ${page} in the mailbox`);
}

export const signatureOf = async (server: TestServer, token: string) =>
  (await server.call(signatureCall, { params: { token } })).answer.data;

export const sign = (server: TestServer, token: string, code: string, consent = true) =>
  server.call(signDocumentsCall, { params: { token }, body: { consent, renewal: consent, code } });

/** The same in a browser that reached the documents from its own page, `path`. */
export async function signIn(
  server: TestServer,
  browser: Browser,
  path: string,
  email: string,
): Promise<void> {
  const token = path.split('/').at(-1) ?? '';
  await browser.call(requestSignatureCodeCall, undefined, { token });
  const code = await latestCode(server, email);
  await browser.call(signDocumentsCall, { consent: true, renewal: true, code }, { token });
  await runJobs(server);
}

/** Opens the mail, asks for the code, types it. */
export async function signFor(server: TestServer, { email }: DealRow): Promise<string> {
  const token = await mailedToken(server, email, 'firma');
  await server.call(requestSignatureCodeCall, { params: { token } });
  await sign(server, token, await latestCode(server, email));
  await runJobs(server);
  return token;
}
