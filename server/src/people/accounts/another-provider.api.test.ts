import {
  changePasswordCall,
  confirmSignUpCall,
  deleteAccountCall,
  forgotPasswordSubmitCall,
  personalDataCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { sessionCall, signInCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { accountEventsCall } from '@riparo/domain/people/account/account-event-calls.ts';
import { openDealCall, ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { changeConsentCall } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { CONSENT_VERSION } from '@riparo/domain/platform/consent/texts.ts';
import { expect, test } from 'vitest';
import {
  latestCode,
  mailsTo,
  moveTo,
  newEmail,
  password,
  resetCode,
  signedInHolder,
  unconfirmedHolder,
} from '../../../test/account-holder.ts';
import { tablesThatMention } from '../../../test/mentions.ts';
import { openMemoryIdentity } from '../../../test/memory-identity.ts';
import { ada, purchaseOf } from '../../../test/purchases.ts';
import { testServer } from '../../../test/test-server.ts';
import { customers } from '../../platform/customers/tables.ts';
import { deals } from '../../buy/deals/tables.ts';
import { reindexPeople } from '../search/people-index.ts';
import { accounts } from '../../platform/providers/identity/built-in/tables.ts';

const now = new Date('2026-12-05T10:00:00Z');
const newPassword = 'Loggiato2027';

test('accounts at another provider can buy, consent, change address and be deleted like built-in ones', async () => {
  await using server = await testServer({ now, openIdentity: openMemoryIdentity });
  const holder = await signedInHolder(server);
  const { browser, email } = holder;
  const purchase = purchaseOf('pet', { buyer: { ...ada, email } });
  expect((await browser.call(openDealCall, purchase, { productKey: 'pet' })).status).toBe(200);
  await browser.call(changeConsentCall, { given: true, version: CONSENT_VERSION }, { kind: 'marketing' });

  const moved = newEmail();
  await moveTo(server, holder, moved);
  expect((await browser.call(ownDealsCall)).answer.data).toHaveLength(1);
  expect((await browser.call(personalDataCall)).answer).toMatchObject({
    account: { email: moved, marketing: { given: false } },
    deals: [{ email: moved }],
    consentChanges: [{ given: true }],
  });
  await browser.call(changePasswordCall, { oldPassword: password, newPassword });
  const code = await resetCode(server, { email: moved, browser });
  await browser.call(forgotPasswordSubmitCall, { email: moved, code, newPassword: password });
  await browser.call(signInCall, { email: moved, password });
  const kinds = (await browser.call(accountEventsCall)).answer.data.map(({ kind }) => kind);
  expect(kinds).toEqual([
    'signed-in',
    'password-reset',
    'reset-code-asked',
    'password-changed',
    'data-exported',
    'email-changed',
    'email-code-asked',
    'signed-in',
  ]);

  expect((await browser.call(deleteAccountCall, { password })).status).toBe(204);
  expect((await browser.call(signInCall, { email: moved, password })).status).toBe(401);
  const subjects = (await mailsTo(server, moved)).map(({ subject }) => subject);
  expect(subjects).toContain('Il tuo account Riparo è stato cancellato');
  expect(await server.db.$count(deals)).toBe(0);
  expect(await server.db.$count(customers)).toBe(0);
  await reindexPeople(server.parts);
  const left = await tablesThatMention(server.db, [email, moved]);
  expect(left.filter((table) => table !== 'public.sandbox_mail')).toEqual([]);
});

test('the built-in provider’s tables contain nothing of an account at another provider', async () => {
  await using server = await testServer({ now, openIdentity: openMemoryIdentity });
  const { browser, email } = await unconfirmedHolder(server);
  await browser.call(confirmSignUpCall, { email, code: await latestCode(server, email) });
  expect((await browser.call(signInCall, { email, password })).status).toBe(200);
  expect((await browser.call(sessionCall)).answer.authenticated).toBe(true);
  expect(await server.db.$count(accounts)).toBe(0);
  expect(await server.db.$count(customers)).toBe(1);
});
