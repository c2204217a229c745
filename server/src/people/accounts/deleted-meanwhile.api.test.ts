import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import {
  confirmEmailCall,
  deleteAccountCall,
  saveProfileCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { sessionCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { submitQuizCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { correctDealCall, openDealCall, ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { purchaseLiabilityCall } from '@riparo/domain/buy/purchase/liability-calls.ts';
import { changeConsentCall } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { createSkiPolicyCall } from '@riparo/domain/buy/purchase/ski-calls.ts';
import { ownWithdrawalCall } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { CONSENT_VERSION } from '@riparo/domain/platform/consent/texts.ts';
import { liabilityPurchaseOf } from '@riparo/domain/buy/purchase/liability.ts';
import { expect, test, vi } from 'vitest';
import {
  type Holder,
  latestCode,
  mailsTo,
  newEmail,
  ownAttributes,
  password,
  signedInHolder,
  signInElsewhere,
} from '../../../test/account-holder.ts';
import { openBrowser } from '../../../test/browser.ts';
import { quizRequest } from '../../../test/checkup-answers.ts';
import { openDealOf } from '../../../test/contracts.ts';
import { dealToPay } from '../../../test/deals.ts';
import { hold } from '../../../test/held-rows.ts';
import { tablesThatMention } from '../../../test/mentions.ts';
import { ada, fido, purchaseOf } from '../../../test/purchases.ts';
import { dayRequest } from '../../../test/ski.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { accountEvents } from '../account-events/tables.ts';
import { customers } from '../../platform/customers/tables.ts';
import { deals } from '../../buy/deals/tables.ts';
import { reindexPeople } from '../search/people-index.ts';

const now = new Date('2026-12-05T10:00:00Z');

type Act = (holder: Holder) => Promise<{ status: number; problem: { code: string } }>;

/** Actions of an account's owner in another window; each begins while the account still exists. */
const acts: Readonly<Record<string, (server: TestServer) => Promise<Act>>> = {
  async 'opens a deal'() {
    return ({ browser, email }) =>
      browser.call(openDealCall, purchaseOf('pet', { buyer: { ...ada, email } }), { productKey: 'pet' });
  },
  async 'corrects a deal’s address to their own'(server) {
    const { address: uuid, version } = await openDealOf(server, 'pet', newEmail());
    return ({ browser, email }) =>
      browser.call(correctDealCall, { version, buyer: { ...ada, email }, attributes: fido }, { uuid });
  },
  async 'requests third-party liability'(server) {
    const { address: uuid } = await openDealOf(server, 'rc-terzi-10', newEmail());
    return ({ browser, email }) =>
      browser.call(purchaseLiabilityCall, liabilityPurchaseOf('rc-terzi-10', { ...ada, email }), { uuid });
  },
  async 'buys ski cover'() {
    const request = dayRequest('2026-12-06 10:00');
    const { contractor } = request;
    return ({ browser, email }) =>
      browser.call(createSkiPolicyCall, {
        ...request,
        contractor: { ...contractor, email },
      });
  },
  async 'opens their deals'() {
    return ({ browser }) => browser.call(ownDealsCall);
  },
  async 'checks whether they can withdraw'() {
    return ({ browser }) => browser.call(ownWithdrawalCall, undefined, { uuid: crypto.randomUUID() });
  },
  async 'gives a consent'() {
    return ({ browser }) =>
      browser.call(changeConsentCall, { given: true, version: CONSENT_VERSION }, { kind: 'marketing' });
  },
};

const asWithoutAccount = [
  ['opens a deal', 200],
  ['corrects a deal’s address to their own', 200],
  ['requests third-party liability', 204],
  ['buys ski cover', 201],
  ['opens their deals', 200],
  ['checks whether they can withdraw', 404],
  ['gives a consent', 401],
] as const;

test.each(asWithoutAccount)(
  'a customer who %s during the deletion of the account gets the answer for no account: %i',
  async (what, answer) => {
    await using server = await testServer({ now });
    // The same browser, answered by another process.
    await using other = await testServer({ now, databaseUrl: server.databaseUrl });
    const holder = await signedInHolder(server);
    const window = openBrowser(other);
    for (const [name, value] of holder.browser.cookies) window.cookies.set(name, value);
    const act = await acts[what]?.(server);
    // Everything is deleted but the person, and not yet visible to others.
    await using almostDone = await hold(server, 'lock table account_event in share mode');
    const deletion = holder.browser.call(deleteAccountCall, { password });
    await almostDone.awaitedBy(1);
    // Bought as a guest meanwhile, so that there is a deal to claim.
    await dealToPay(server, { email: holder.email, emailKey: emailKey(holder.email) });
    const acting = act?.({ ...holder, browser: window });
    await almostDone.awaitedBy(2);
    await almostDone.release();
    expect((await deletion).status).toBe(204);
    expect((await acting)?.status).toBe(answer);
    const owners = await server.db.select({ accountId: deals.accountId }).from(deals);
    expect(owners.filter(({ accountId }) => accountId !== null)).toEqual([]);
  },
);

test('an account deleted in two windows at once is deleted, with one notice', async () => {
  await using server = await testServer({ now });
  const { browser, email } = await signedInHolder(server);
  const window = openBrowser(server);
  for (const [name, value] of browser.cookies) window.cookies.set(name, value);
  // Both have proved ownership before either continues.
  await using busy = await hold(server, 'select from customer for update');
  const deletions = [browser, window].map((each) => each.call(deleteAccountCall, { password }));
  await busy.awaitedBy(2);
  await busy.release();
  const statuses = (await Promise.all(deletions)).map(({ status }) => status);
  expect(statuses).toEqual([204, 204]);
  const subjects = (await mailsTo(server, email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /eliminat|cancellat/i.test(subject))).toHaveLength(1);
});

test.each(asWithoutAccount)(
  'a customer who %s after deletion here, but before that at the identity provider, gets the answer for no account: %i',
  async (what, answer) => {
    await using server = await testServer({ now });
    const holder = await signedInHolder(server);
    const window = openBrowser(server);
    for (const [name, value] of holder.browser.cookies) window.cookies.set(name, value);
    const act = await acts[what]?.(server);
    await using unheard = await hold(server, 'lock table code_request in share mode');
    const deletion = holder.browser.call(deleteAccountCall, { password });
    await unheard.awaitedBy(1);
    await dealToPay(server, { email: holder.email, emailKey: emailKey(holder.email) });
    expect((await act?.({ ...holder, browser: window }))?.status).toBe(answer);
    await unheard.release();
    expect((await deletion).status).toBe(204);
    const owners = await server.db.select({ accountId: deals.accountId }).from(deals);
    expect(owners.filter(({ accountId }) => accountId !== null)).toEqual([]);
  },
);

test('an account that the identity provider could not remove at once is removed by a job', async () => {
  await using server = await testServer({ now, isForOneTest: true });
  const { browser, email } = await signedInHolder(server);
  const away = vi.spyOn(server.parts.identity, 'deleteAccount').mockRejectedValueOnce(new Error('away'));
  const elsewhere = await signInElsewhere(server, email);
  expect((await browser.call(deleteAccountCall, { password })).status).toBe(204);
  expect(browser.cookies.has('riparo_session')).toBe(false);
  expect(await server.db.$count(customers)).toBe(0);
  expect((await elsewhere.call(sessionCall)).answer.authenticated).toBe(true);
  // Later events of a customer already deleted here leave no trace.
  await signInElsewhere(server, email);
  expect(await server.db.$count(accountEvents)).toBe(0);
  await server.mails();
  expect(away).toHaveBeenCalledTimes(2);
  expect((await elsewhere.call(sessionCall)).answer.authenticated).toBe(false);
  const left = await tablesThatMention(server.db, [email]);
  expect(left.filter((table) => table !== 'public.sandbox_mail')).toEqual([]);
});

test('a purchase in progress when the account is deleted is deleted with it', async () => {
  await using server = await testServer({ now });
  const { browser, email } = await signedInHolder(server);
  // The deal is written, but not yet committed.
  await using almostBought = await hold(server, 'lock table deal_history in share mode');
  const buying = browser.call(openDealCall, purchaseOf('pet', { buyer: { ...ada, email } }), {
    productKey: 'pet',
  });
  await almostBought.awaitedBy(1);
  const deletion = browser.call(deleteAccountCall, { password });
  await almostBought.awaitedBy(2);
  await almostBought.release();
  expect((await buying).status).toBe(200);
  expect((await deletion).status).toBe(204);
  expect(await server.db.$count(deals)).toBe(0);
});

test('an account deleted while its address changes is deleted under both addresses', async () => {
  await using server = await testServer({ now });
  const { browser, email } = await signedInHolder(server);
  const moved = newEmail();
  await server.call(submitQuizCall, { body: quizRequest({ email }) });
  await browser.call(saveProfileCall, { ...ownAttributes, email: moved, profileVersion: 1 });
  const code = await latestCode(server, moved);
  await using almostMoved = await hold(server, 'lock table checkup in share mode');
  const moving = browser.call(confirmEmailCall, { code, password });
  await almostMoved.awaitedBy(1);
  const deletion = browser.call(deleteAccountCall, { password });
  await almostMoved.awaitedBy(2);
  await almostMoved.release();
  expect((await moving).status).toBe(200);
  expect((await deletion).status).toBe(204);
  await server.mails();
  await reindexPeople(server.parts);
  const left = await tablesThatMention(server.db, [email, moved]);
  expect(left.filter((table) => table !== 'public.sandbox_mail')).toEqual([]);
});
