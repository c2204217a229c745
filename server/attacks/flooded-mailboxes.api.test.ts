import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import {
  forgotPasswordCall,
  resendSignUpCodeCall,
  saveProfileCall,
  signUpCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { correctDealCall, dealByUuidCall, openDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { purchaseLiabilityCall } from '@riparo/domain/buy/purchase/liability-calls.ts';
import { liabilityPurchaseOf } from '@riparo/domain/buy/purchase/liability.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deals } from '../src/buy/deals/tables.ts';
import { mailBudgets } from '../src/platform/mail/mail-budget.ts';
import { mailUnfinishedPurchase } from '../src/buy/payments/payment-mails.ts';
import { mailsTo, newEmail, ownAttributes, registration, signedInHolder } from '../test/account-holder.ts';
import { openBrowser } from '../test/browser.ts';
import { dealToPay, runJobs } from '../test/deals.ts';
import { ada, fido, purchaseOf } from '../test/purchases.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

// Strangers can name another's mailbox from as many addresses as they like: it gets few mails.

const [{ max: most }] = mailBudgets.stranger;
const tries = 13;

async function subjectsTo(server: TestServer, email: string): Promise<string[]> {
  await runJobs(server);
  return (await mailsTo(server, email)).map(({ subject }) => subject);
}

test('a purchase corrected back and forth mails its address only so often, and is still corrected', async () => {
  await using server = await testServer({ now: attackDay });
  const [victim, other] = [newEmail(), newEmail()];
  const opened = await server.call(openDealCall, {
    params: { productKey: 'pet' },
    body: purchaseOf('pet', { buyer: { ...ada, email: other } }),
  });
  const uuid = opened.answer.data;
  for (let turn = 0; turn < 2 * tries; turn += 1) {
    const { version } = (await server.call(dealByUuidCall, { params: { uuid } })).answer.data;
    const email = turn % 2 === 0 ? victim : other;
    const body = { version, buyer: { ...ada, email }, attributes: fido };
    expect((await server.call(correctDealCall, { params: { uuid }, body })).status).toBe(200);
  }
  expect(await subjectsTo(server, victim)).toHaveLength(most);
});

test('documents to sign can be requested only so often, and later again', async () => {
  await using server = await testServer({ now: attackDay });
  const buyer = { ...ada, email: newEmail() };
  const consents = { privacy: true, userProfiling: true, regulation: true, remotelySaleAppendix: true };
  const statuses: number[] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    const opened = await server.call(openDealCall, {
      params: { productKey: 'rc-terzi-10' },
      body: purchaseOf('rc-terzi-10', { buyer, consents }),
    });
    const body = liabilityPurchaseOf('rc-terzi-10', buyer);
    const policyAnswer = await server.call(purchaseLiabilityCall, {
      params: { uuid: opened.answer.data },
      body,
    });
    statuses.push(policyAnswer.status);
  }
  // Each comes with the first signing code.
  const documents = mailBudgets.code[0].max / 2;
  expect(statuses).toEqual(Array.from({ length: tries }, (_, turn) => (turn < documents ? 204 : 429)));
  const toSign = (await subjectsTo(server, buyer.email)).filter((subject) => subject.includes('da firmare'));
  expect(toSign).toHaveLength(documents);
});

test('purchases left unfinished in another person’s name remind them only so often', async () => {
  await using server = await testServer({ now: attackDay });
  const email = newEmail();
  for (let turn = 0; turn < tries; turn += 1) {
    const { uuid } = await dealToPay(server, { email, emailKey: emailKey(email) });
    await server.db.transaction(async (tx) => {
      const [deal] = await tx.select().from(deals).where(eq(deals.uuid, uuid));
      if (deal) await mailUnfinishedPurchase(tx, server.parts, deal);
    });
  }
  expect(await subjectsTo(server, email)).toHaveLength(most);
});

describe('a hundred and ten requests at once, on two servers', () => {
  const crowd = Array.from({ length: 110 }, (_, index) => `198.51.${100 + (index % 2)}.${index}`);

  test.each([
    [
      'registrations',
      (address: string, server: TestServer, email: string) =>
        openBrowser(server, address).call(signUpCall, registration(email)),
    ],
    [
      'forgotten passwords',
      (address: string, server: TestServer, email: string) =>
        openBrowser(server, address).call(forgotPasswordCall, { email }),
    ],
    [
      'lost codes',
      (address: string, server: TestServer, email: string) =>
        openBrowser(server, address).call(resendSignUpCodeCall, { email }),
    ],
  ])('simultaneous requests with one address send one mail: %s', async (_, ask) => {
    await using server = await testServer({ now: attackDay });
    await using other = await testServer({ now: attackDay, databaseUrl: server.databaseUrl });
    const email = newEmail();
    await openBrowser(server).call(signUpCall, registration(email));
    const before = (await subjectsTo(server, email)).length;
    await server.db.execute('truncate rate_limit');
    await Promise.all(crowd.map((address, turn) => ask(address, turn % 2 ? server : other, email)));
    expect((await subjectsTo(server, email)).length - before).toBe(1);
  });

  test('simultaneous requests with one unknown address send one mail', async () => {
    await using server = await testServer({ now: attackDay });
    await using other = await testServer({ now: attackDay, databaseUrl: server.databaseUrl });
    const email = newEmail();
    const answers = await Promise.all(
      crowd.map((address, turn) =>
        openBrowser(turn % 2 ? server : other, address).call(signUpCall, registration(email)),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await subjectsTo(server, email)).toHaveLength(1);
  });
});

test('an address that many accounts want to move to is asked only so often', async () => {
  await using server = await testServer({ now: attackDay });
  const victim = newEmail();
  for (let turn = 0; turn < tries; turn += 1) {
    const { browser } = await signedInHolder(server);
    await browser.call(saveProfileCall, { ...ownAttributes, email: victim, profileVersion: 1 });
  }
  expect(await subjectsTo(server, victim)).toHaveLength(mailBudgets.newEmail[0].max);
});
