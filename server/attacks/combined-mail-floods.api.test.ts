import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { mailboxBudgetKey } from '@riparo/domain/people/account/mailbox-budget-key.ts';
import {
  forgotPasswordCall,
  resendSignUpCodeCall,
  saveProfileCall,
  signUpCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { requestCallBackCall } from '@riparo/domain/care/requests/call-back-calls.ts';
import { bookCallCall } from '@riparo/domain/care/requests/call-booking-calls.ts';
import { createResumeLinkCall } from '@riparo/domain/understand/resume-link/carried-answers-calls.ts';
import { submitCheckupCall, submitQuizCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { askClaimLinkCall } from '@riparo/domain/care/claims/claim-calls.ts';
import { makeComplaintCall } from '@riparo/domain/care/complaints/complaint-calls.ts';
import { callTimesCall, cancelCallCall } from '@riparo/domain/care/requests/customer-request-calls.ts';
import { correctDealCall, openDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { purchaseLiabilityCall } from '@riparo/domain/buy/purchase/liability-calls.ts';
import { requestQuoteCall } from '@riparo/domain/understand/quote/quote-calls.ts';
import {
  purchaseProgressCall,
  requestSignatureCodeCall,
} from '@riparo/domain/buy/purchase/signature-calls.ts';
import { sessionCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { liabilityPurchaseOf } from '@riparo/domain/buy/purchase/liability.ts';
import { describe, expect, test } from 'vitest';
import { claimablePolicies } from '../src/care/claims/claimable-policies.ts';
import { mailBudgets } from '../src/platform/mail/mail-budget.ts';
import {
  latestCode,
  mailsTo,
  newEmail,
  ownAttributes,
  registration,
  signedInHolder,
} from '../test/account-holder.ts';
import { paidDeal, sign, signFor } from '../test/after-purchase.ts';
import { type Browser, openBrowser } from '../test/browser.ts';
import { checkupRequest, quizRequest } from '../test/checkup-answers.ts';
import { dogAnswers, reportedClaim } from '../test/claims.ts';
import { complaint } from '../test/complaints.ts';
import { openDealOf } from '../test/contracts.ts';
import { runJobs } from '../test/deals.ts';
import { askForLifeQuote, contact } from '../test/life-quote.ts';
import { ada, fido, purchaseOf } from '../test/purchases.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

// One mailbox, named by strangers in every call that mails it, in every spelling that reaches it.

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
  /** Of an account with another mailbox. */
  account: Browser;
  email: string;
  turn: number;
};

/** Everything a stranger can do with an e-mail alone, or with an account in another mailbox. */
const attacks: readonly ((attack: Attack) => Promise<unknown>)[] = [
  ({ browser, email }) => browser.call(requestQuoteCall, { ...contact, ...person, product: 'casa', email }),
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
    browser.call(createResumeLinkCall, { formId: 'Buying Pet', answers: { petType: 'dog' }, email }),
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

/** A policy signed before it is paid, and codes to sign it. */
async function requestsSignatureInHerName({
  server,
  browser,
  email,
}: Pick<Attack, 'server' | 'browser' | 'email'>): Promise<void> {
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

/** Every attack with every spelling, each from its own address, at once and on both servers. */
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
    // As if the limits of each call had expired meanwhile.
    await servers[0]?.db.execute('truncate rate_limit');
  }
}

/** As if strangers had used up every limit they can. */
async function useUp(server: TestServer, to: string): Promise<void> {
  for (const mailClass of ['stranger', 'code', 'newEmail'] as const)
    while (await server.parts.mailBudget.take(server.db, { to, mailClass }));
}

test('one mailbox gets few mails, whatever strangers call, from everywhere, in every spelling and at once', async () => {
  await using server = await testServer({ now: attackDay });
  await using other = await testServer({ now: attackDay, databaseUrl: server.databaseUrl });
  const name = newName();
  await flood([server, other], name, 2);
  for (const email of spellings(name, 0))
    await requestsSignatureInHerName({ server, browser: openBrowser(server, '203.0.113.8'), email });
  const arrived = await arrivedIn(server, `${name}@gmail.com`);
  const { stranger, code, newEmail: moved } = mailBudgets;
  expect(arrived.length).toBeGreaterThan(0);
  expect(arrived.length).toBeLessThanOrEqual(stranger[0].max + code[0].max + moved[0].max);
});

describe('while strangers flood a mailbox', () => {
  test("the flooded mailbox's owner gets the code for a new password, and what she requests signed in", async () => {
    await using server = await testServer({ now: attackDay });
    const { email, browser } = await signedInHolder(server);
    const before = (await mailsTo(server, email)).length;
    await useUp(server, email);
    expect((await openBrowser(server).call(forgotPasswordCall, { email })).status).toBe(204);
    const bought = purchaseOf('pet', { buyer: { ...ada, email } });
    const opened = await browser.call(openDealCall, bought, { productKey: 'pet' });
    expect(opened.answer).toEqual({ data: opened.answer.data });
    expect((await browser.call(submitQuizCall, quizRequest({ email }))).answer).not.toHaveProperty(
      'isMailWithheld',
    );
    const subjects = (await mailsTo(server, email)).map(({ subject }) => subject);
    expect(subjects.length - before).toBe(3);
  });

  test('a buyer with a flooded mailbox gets the receipt, the documents, the code to sign and the policy', async () => {
    await using server = await testServer({ now: attackDay });
    const email = newEmail();
    await useUp(server, email);
    const deal = await paidDeal(server, { email, emailKey: emailKey(email) });
    await signFor(server, deal);
    const subjects = (await mailsTo(server, email)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(3);
  });

  test('a flooded owner with documents to sign before paying gets the first code', async () => {
    await using server = await testServer({ now: attackDay });
    const email = newEmail();
    const browser = openBrowser(server);
    const { address: uuid } = await openDealOf(server, 'rc-terzi-10', email, browser);
    const body = liabilityPurchaseOf('rc-terzi-10', { ...ada, email });
    expect((await browser.call(purchaseLiabilityCall, body, { uuid })).status).toBe(204);
    await runJobs(server);
    const { next } = (await browser.call(purchaseProgressCall, undefined, { uuid })).answer.data;
    const token = next?.path.split('/').at(-1) ?? '';
    await server.parts.mailBudget.take(server.db, { to: email, mailClass: 'code', mails: 4 });
    const ask = () => browser.call(requestSignatureCodeCall, undefined, { token });
    expect((await ask()).status).toBe(204);
    const code = await latestCode(server, email);
    await server.db.execute('truncate rate_limit');
    expect((await ask()).problem.code).toBe('mail-withheld');
    // The code mailed last is valid.
    expect((await sign(server, token, code)).answer.data.state).toBe('signed');
  });

  test('every call that mails reports when it did not, alike for mailboxes with and without an account', async () => {
    await using server = await testServer({ now: attackDay });
    const known = (await signedInHolder(server)).email;
    const withheldCodes = await Promise.all(
      [known, newEmail()].map(async (email) => {
        await useUp(server, email);
        const browser = openBrowser(server, '198.51.100.77');
        const mailed = { ...contact, ...person, email };
        const { answer } = await browser.call(callTimesCall);
        const callAt = answer.data.flatMap(({ times }) => times)[email === known ? 3 : 9] ?? '';
        const uuid = await askForLifeQuote(server);
        const bought = purchaseOf('pet', { buyer: { ...ada, email } });
        const liable = purchaseOf('rc-terzi-10', { buyer: { ...ada, email }, consents: liabilityConsents });
        const toSign = await browser.call(openDealCall, liable, { productKey: 'rc-terzi-10' });
        const policyRequest = liabilityPurchaseOf('rc-terzi-10', { ...ada, email });
        return {
          quote: (await browser.call(requestQuoteCall, { ...mailed, product: 'casa' })).answer.isMailWithheld,
          booked: (await browser.call(bookCallCall, { ...mailed, about: 'casa', callAt })).answer.data
            .isMailWithheld,
          callBack: (await browser.call(requestCallBackCall, mailed, { uuid })).answer.data.isMailWithheld,
          complaint: (await browser.call(makeComplaintCall, complaint({ email }))).answer.data.isMailWithheld,
          quiz: (await browser.call(submitQuizCall, quizRequest({ email }))).answer.isMailWithheld,
          purchase: (await browser.call(openDealCall, bought, { productKey: 'pet' })).answer.isMailWithheld,
          documents: (await browser.call(purchaseLiabilityCall, policyRequest, { uuid: toSign.answer.data }))
            .problem.code,
          carried: (
            await browser.call(createResumeLinkCall, {
              formId: 'Buying Pet',
              answers: { petType: 'dog' },
              email,
            })
          ).problem.code,
          code: (await browser.call(resendSignUpCodeCall, { email })).problem.code,
        };
      }),
    );
    const withheld = {
      quote: true,
      booked: true,
      callBack: true,
      complaint: true,
      quiz: true,
      purchase: true,
      documents: 'mail-withheld',
      carried: 'mail-withheld',
      code: 'mail-withheld',
    };
    expect(withheldCodes).toEqual([withheld, withheld]);
  });

  test('a visitor who registers learns that no code was sent', async () => {
    await using server = await testServer({ now: attackDay });
    const email = newEmail();
    await useUp(server, email);
    const { status, answer } = await openBrowser(server).call(signUpCall, registration(email));
    expect({ status, answer }).toEqual({ status: 200, answer: { username: email, isMailWithheld: true } });
    expect(await mailsTo(server, email)).toEqual([]);
  });

  test('a customer who knows the policy number can report a claim, and strangers guessing numbers cannot block it', async () => {
    await using server = await testServer({ now: attackDay });
    const email = newEmail();
    const owned = { email, emailKey: emailKey(email), startsOn: isoDate('2026-03-10') };
    const { deal } = await reportedClaim(server, owned, dogAnswers);
    await useUp(server, email);
    const guess = (policyNumber: string, turn: number) =>
      openBrowser(server, `198.51.100.${turn}`).call(askClaimLinkCall, { policyNumber, email });
    for (let turn = 1; turn <= 12; turn += 1) await guess(`RPR-2026-${100_000 + turn}`, turn);
    const before = (await mailsTo(server, email)).length;
    const [policy] = await claimablePolicies(server.db, [deal]);
    expect((await guess(policy?.number ?? '', 99)).status).toBe(204);
    await runJobs(server);
    expect((await mailsTo(server, email)).length - before).toBe(1);
  });
});
