import { createResumeLinkCall } from '@riparo/domain/understand/resume-link/carried-answers-calls.ts';
import { submitCheckupCall, submitQuizCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { openDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { purchaseLiabilityCall } from '@riparo/domain/buy/purchase/liability-calls.ts';
import { requestQuoteCall } from '@riparo/domain/understand/quote/quote-calls.ts';
import { liabilityPurchaseOf } from '@riparo/domain/buy/purchase/liability.ts';
import { describe, expect, test } from 'vitest';
import { mailsTo, signedInHolder } from '../test/account-holder.ts';
import { type Browser, openBrowser } from '../test/browser.ts';
import { checkupRequest, quizRequest } from '../test/checkup-answers.ts';
import { runJobs } from '../test/deals.ts';
import { newSubmissionKey } from '../test/ids.ts';
import { contact } from '../test/life-quote.ts';
import { ada, purchaseOf } from '../test/purchases.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

// Anyone can name anyone's mailbox. What strangers use up of its limits is not taken from the session that
// has proved it.

const strangersTries = 12;

type Attempt = (browser: Browser, email: string) => Promise<{ status: number }>;

async function askLiability(browser: Browser, email: string) {
  const buyer = { ...ada, email };
  const consents = { privacy: true, userProfiling: true, regulation: true, remotelySaleAppendix: true };
  const body = purchaseOf('rc-terzi-10', { buyer, consents });
  const { answer } = await browser.call(openDealCall, body, { productKey: 'rc-terzi-10' });
  return browser.call(purchaseLiabilityCall, liabilityPurchaseOf('rc-terzi-10', buyer), {
    uuid: answer.data,
  });
}

let numbers = 0;

/** Each for another phone: requested twice for the same one, it is one request. */
const askQuote: Attempt = (browser, email) =>
  browser.call(requestQuoteCall, {
    ...contact,
    firstname: ada.firstName,
    lastname: ada.lastName,
    email,
    phone: `+393331${String((numbers += 1)).padStart(6, '0')}`,
    product: 'casa',
    submissionKey: newSubmissionKey(),
  });

const refused: [string, Attempt][] = [
  ['quiz', (browser, email) => browser.call(submitQuizCall, quizRequest({ email }))],
  ['check-up', (browser, email) => browser.call(submitCheckupCall, checkupRequest({ email }))],
  ['liability policy', askLiability],
  [
    'link to another device',
    (browser, email) =>
      browser.call(createResumeLinkCall, { formId: 'Buying Pet', answers: { petType: 'dog' }, email }),
  ],
];

/** From another network each time, on two servers in turn. */
async function strangersTry(servers: readonly TestServer[], email: string, attempt: Attempt) {
  const statuses: number[] = [];
  for (let turn = 0; turn < strangersTries; turn += 1) {
    const server = servers[turn % servers.length];
    if (server) statuses.push((await attempt(openBrowser(server, `203.0.113.${turn}`), email)).status);
  }
  return statuses;
}

describe.each(refused)('strangers who use up a mailbox’s limit: %s', (_, attempt) => {
  test('strangers leave the owner her own limit, signed in', async () => {
    await using server = await testServer({ now: attackDay });
    await using other = await testServer({ now: attackDay, databaseUrl: server.databaseUrl });
    const { email, browser } = await signedInHolder(server);
    const statuses = await strangersTry([server, other], email, attempt);
    expect(statuses.at(-1)).toBe(429);
    expect((await attempt(browser, email)).status).toBeLessThan(300);
  });

  test('strangers cannot use a session that has proved another mailbox, and the owner has a limit too', async () => {
    await using server = await testServer({ now: attackDay });
    const victim = await signedInHolder(server);
    const stranger = await signedInHolder(server);
    const statuses: number[] = [];
    for (let turn = 0; turn < strangersTries; turn += 1)
      statuses.push((await attempt(stranger.browser, victim.email)).status);
    expect(statuses.at(-1)).toBe(429);
    const own: number[] = [];
    for (let turn = 0; turn < strangersTries; turn += 1)
      own.push((await attempt(victim.browser, victim.email)).status);
    expect(own[0] === 429).toBe(false);
    expect(own.at(-1)).toBe(429);
  });
});

test.each<[string, Attempt]>([
  ['a quote she asks for', askQuote],
  [
    'a purchase she opens',
    (browser, email) =>
      browser.call(openDealCall, purchaseOf('pet', { buyer: { ...ada, email } }), { productKey: 'pet' }),
  ],
])('the mail about %s, signed in, is sent although strangers used up her mails', async (_, attempt) => {
  await using server = await testServer({ now: attackDay });
  const { email, browser } = await signedInHolder(server);
  await strangersTry([server], email, attempt);
  const count = async () => {
    await runJobs(server);
    return (await mailsTo(server, email)).length;
  };
  const before = await count();
  expect((await attempt(openBrowser(server, '203.0.113.99'), email)).status).toBeLessThan(300);
  expect(await count()).toBe(before);
  expect((await attempt(browser, email)).status).toBeLessThan(300);
  expect(await count()).toBe(before + 1);
});
