import { randomUUID } from 'node:crypto';
import { forgotPasswordCall, signUpCall } from '@riparo/domain/people/account/account-calls.ts';
import { signInCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import type { BodyOf } from '@riparo/domain/platform/call/call.ts';
import { submitQuizCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { openDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { requestQuoteCall } from '@riparo/domain/understand/quote/quote-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { expect, test } from 'vitest';
import { mailBudgets } from '../src/platform/mail/mail-budget.ts';
import { confirmedHolder, password, registration } from '../test/account-holder.ts';
import { type Browser, openBrowser } from '../test/browser.ts';
import { quizRequest } from '../test/checkup-answers.ts';
import { runJobs } from '../test/deals.ts';
import { ada, purchaseOf } from '../test/purchases.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

// A mail reaches one mailbox however its domain is spelled, so no spelling may have its own limits.

const spellings = [
  'xn--citt-3na.it',
  'XN--CITT-3NA.IT',
  'città.it',
  'citta\u0300.it',
  'CITTÀ.it',
  'ｃittà.it',
  'cｉttà.it',
  'ciｔtà.it',
  'citＴà.it',
  'città。it',
  'città．it',
  'città｡it',
  'città.ｉt',
  'ｃｉttà.it',
  'ｃｉｔtà.it',
  'ｃｉｔｔà.it',
  'ｃｉｔｔà.ｉｔ',
];
const theirs = 'xn--citt-3na.it';
const [{ max: most }] = mailBudgets.stranger;

const quoteRequest = (email: string): BodyOf<typeof requestQuoteCall> => ({
  submissionKey: randomUUID(),
  product: 'casa',
  source: '/preventivo/casa',
  firstname: examplePerson.firstName,
  lastname: examplePerson.lastName,
  email,
  // Another phone is another request.
  phone: `+39333${Math.floor(1_000_000 + Math.random() * 8_999_999)}`,
  privacy: true,
  userProfiling: true,
});

const floods: Record<string, (browser: Browser, email: string) => Promise<unknown>> = {
  quizzes: (browser, email) => browser.call(submitQuizCall, quizRequest({ email })),
  'requests for a quote': (browser, email) => browser.call(requestQuoteCall, quoteRequest(email)),
  purchases: (browser, email) =>
    browser.call(openDealCall, purchaseOf('pet', { buyer: { ...ada, email } }), { productKey: 'pet' }),
};

async function arrivedAt(server: TestServer, local: string): Promise<string[]> {
  await runJobs(server);
  const recipients = (await server.mails()).map(({ recipient }) => recipient);
  return recipients.filter((recipient) => recipient.startsWith(`${local}@`));
}

test.each(Object.entries(floods))(
  '%s under many spellings of one domain send few mails, as under one',
  async (_, send) => {
    await using server = await testServer({ now: attackDay });
    const local = `ada-${randomUUID().slice(0, 8)}`;
    for (const [index, spelling] of spellings.entries())
      await send(openBrowser(server, `198.51.100.${index + 1}`), `${local}@${spelling}`);
    const arrived = await arrivedAt(server, local);
    expect(arrived).toHaveLength(most);
    expect(new Set(arrived)).toEqual(new Set([`${local}@${theirs}`]));
  },
);

test('an account is one under every spelling: to sign in, to register, to request a code', async () => {
  await using server = await testServer({ now: attackDay });
  const local = `ada-${randomUUID().slice(0, 8)}`;
  await confirmedHolder(server, `${local}@${theirs}`);
  const before = await arrivedAt(server, local);
  const answers = [];
  for (const [index, spelling] of spellings.entries()) {
    const email = `${local}@${spelling}`;
    const browser = openBrowser(server, `198.51.100.${index + 1}`);
    const signedIn = await browser.call(signInCall, { email, password });
    const registered = await browser.call(signUpCall, registration(email));
    const requested = await browser.call(forgotPasswordCall, { email });
    answers.push([signedIn.status, registered.status, requested.status]);
  }
  expect(answers).toEqual(spellings.map(() => [200, 409, 204]));
  expect(await arrivedAt(server, local)).toHaveLength(before.length + 1);
});
