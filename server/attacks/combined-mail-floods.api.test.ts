import { mailboxBudgetKey } from '@riparo/domain/account/mailbox-budget-key.ts';
import {
  forgotPasswordCall,
  resendSignUpCodeCall,
  saveProfileCall,
  signUpCall,
} from '@riparo/domain/contract/account-calls.ts';
import { requestCallBackCall } from '@riparo/domain/contract/call-back-calls.ts';
import { bookCallCall } from '@riparo/domain/contract/call-booking-calls.ts';
import { carryAnswersCall } from '@riparo/domain/contract/carried-answers-calls.ts';
import { submitCheckupCall, submitQuizCall } from '@riparo/domain/contract/checkup-calls.ts';
import { makeComplaintCall } from '@riparo/domain/contract/complaint-calls.ts';
import { callTimesCall, cancelCallCall } from '@riparo/domain/contract/customer-request-calls.ts';
import { correctDealCall, openDealCall } from '@riparo/domain/contract/deal-calls.ts';
import { purchaseLiabilityCall } from '@riparo/domain/contract/liability-calls.ts';
import { requestQuoteCall } from '@riparo/domain/contract/quote-calls.ts';
import { purchaseProgressCall, requestSignatureCodeCall } from '@riparo/domain/contract/signature-calls.ts';
import { sessionCall } from '@riparo/domain/contract/sign-in-calls.ts';
import { examplePerson } from '@riparo/domain/person/example-person.ts';
import { liabilityPurchaseOf } from '@riparo/domain/purchase/liability.ts';
import { expect, test } from 'vitest';
import { newEmail, ownAttributes, registration, signedInHolder } from '../test/account-holder.ts';
import { type Browser, openBrowser } from '../test/browser.ts';
import { checkupRequest, quizRequest } from '../test/checkup-answers.ts';
import { complaint } from '../test/complaints.ts';
import { runJobs } from '../test/deals.ts';
import { askForLifeQuote, contact } from '../test/life-quote.ts';
import { ada, fido, purchaseOf } from '../test/purchases.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

// One mailbox, named by strangers in every call that mails what it is given, in every spelling that arrives there.

const person = { firstname: examplePerson.firstName, lastname: examplePerson.lastName };
const liabilityConsents = {
  privacy: true,
  userProfiling: true,
  regulation: true,
  remotelySaleAppendix: true,
};

type Attack = {
  server: TestServer;
  browser: Browser;
  /** Of somebody who has an account in another mailbox. */
  account: Browser;
  email: string;
  turn: number;
};

/** Everything a stranger can do with an e-mail alone, or with an account in another mailbox. */
const attacks: readonly ((attack: Attack) => Promise<unknown>)[] = [
  ({ browser, email }) =>
    browser.call(requestQuoteCall, { ...contact, ...person, product: 'casa', email }),
  async ({ browser, email, turn }) => {
    const { answer } = await browser.call(callTimesCall);
    const callAt = answer.data.flatMap(({ times }) => times)[turn] ?? '';
    const booked = await browser.call(bookCallCall, { ...contact, ...person, about: 'casa', callAt, email });
    const token = booked.answer.data.token ?? '';
    await browser.call(cancelCallCall, undefined, { token });
  },
  async ({ server, browser, email }) => {
    const uuid = await askForLifeQuote(server);
    await browser.call(requestCallBackCall, { ...contact, email }, { uuid });
  },
  ({ browser, email }) => browser.call(makeComplaintCall, complaint({ email })),
  ({ browser, email }) => browser.call(submitQuizCall, quizRequest({ email })),
  ({ browser, email }) => browser.call(submitCheckupCall, checkupRequest({ email })),
  ({ browser, email }) =>
    browser.call(carryAnswersCall, { formId: 'Buying Pet', answers: { petType: 'dog' }, email }),
  async ({ browser, email }) => {
    const own = purchaseOf('pet', { buyer: { ...ada, email: newEmail() } });
    const { answer } = await browser.call(openDealCall, own, { productKey: 'pet' });
    const corrected = { version: 1, buyer: { ...ada, email }, attributes: fido };
    await browser.call(correctDealCall, corrected, { uuid: answer.data });
  },
  async ({ browser, email }) => {
    await browser.call(signUpCall, registration(email));
    await browser.call(forgotPasswordCall, { email });
    await browser.call(resendSignUpCodeCall, { email });
  },
  async ({ account, email }) => {
    const profileVersion = (await account.call(sessionCall)).answer.profileVersion ?? 0;
    await account.call(saveProfileCall, { ...ownAttributes, email, profileVersion });
  },
];

/** A policy that is signed before it is paid, and codes to sign it. */
async function signsInHerName({ server, browser, email }: Pick<Attack, 'server' | 'browser' | 'email'>): Promise<void> {
  const buyer = { ...ada, email };
  const opened = await browser.call(
    openDealCall,
    purchaseOf('rc-terzi-10', { buyer, consents: liabilityConsents }),
    { productKey: 'rc-terzi-10' },
  );
  const uuid = opened.answer.data;
  await browser.call(purchaseLiabilityCall, liabilityPurchaseOf('rc-terzi-10', buyer), { uuid });
  await runJobs(server);
  const { next } = (await browser.call(purchaseProgressCall, undefined, { uuid })).answer.data;
  const token = /\/firma\/([\w-]+)/.exec(next?.path ?? '')?.[1];
  if (!token) return;
  for (let turn = 0; turn < 3; turn += 1) {
    await browser.call(requestSignatureCodeCall, undefined, { token });
    await server.db.execute('truncate rate_limit');
  }
}

const spellings = (name: string, turn: number) =>
  [
    `${name}@gmail.com`,
    `${name}+${turn}@gmail.com`,
    `${name.slice(0, 1)}.${name.slice(1)}@gmail.com`,
    `${name.split('').join('.')}+${turn}@googlemail.com`,
    `${name.toUpperCase()}@GMAIL.com`,
  ] as const;

async function arrivedIn(server: TestServer, mailbox: string) {
  await runJobs(server);
  return (await server.mails()).filter(({ recipient }) => mailboxBudgetKey(recipient) === mailbox);
}

const newName = () => `ada${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`;

/** Every attack with every spelling, from an address each, at once and on both servers. */
async function flood(servers: readonly TestServer[], name: string, turns: number): Promise<void> {
  const accounts: Browser[] = [];
  for (const server of servers) accounts.push((await signedInHolder(server)).browser);
  for (let turn = 0; turn < turns; turn += 1) {
    const made = spellings(name, turn).flatMap((email, spelling) =>
      attacks.map((attack, index) => {
        const which = (spelling + index) % servers.length;
        const [server, account] = [servers[which] as TestServer, accounts[which] as Browser];
        const browser = openBrowser(server, `198.51.${100 + spelling}.${10 * turn + index}`);
        return attack({ server, browser, account, email, turn: turn * 10 + spelling });
      }),
    );
    await Promise.all(made);
    // As if the limits of each call had run out meanwhile.
    await servers[0]?.db.execute('truncate rate_limit');
  }
}

test('one mailbox gets few mails, whatever strangers call, from everywhere, in every spelling and at once', async () => {
  await using server = await testServer({ now: attackDay });
  await using other = await testServer({ now: attackDay, databaseUrl: server.databaseUrl });
  const name = newName();
  await flood([server, other], name, 2);
  for (const email of spellings(name, 0))
    await signsInHerName({ server, browser: openBrowser(server, '203.0.113.8'), email });
  const arrived = await arrivedIn(server, `${name}@gmail.com`);
  expect(arrived.length).toBeGreaterThan(0);
  expect(arrived.length).toBeLessThanOrEqual(15);
});
