import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import {
  changePasswordCall,
  confirmSignUpCall,
  deleteAccountCall,
  forgotPasswordSubmitCall,
  personalDataCall,
  signUpCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { sessionCall, signInCall, signOutCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { secureAccountCall } from '@riparo/domain/people/account/account-event-calls.ts';
import { createResumeLinkCall } from '@riparo/domain/understand/resume-link/carried-answers-calls.ts';
import { submitQuizCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { removePasskeyCall } from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import { signOutElsewhereCall } from '@riparo/domain/platform/sign-in/session-calls.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  latestCode,
  moveTo,
  newEmail,
  password,
  registration,
  resentCode,
  resetCode,
  signedInHolder,
  signInElsewhere,
  unconfirmedHolder,
} from '../../../test/account-holder.ts';
import { openBrowser } from '../../../test/browser.ts';
import { quizRequest } from '../../../test/checkup-answers.ts';
import { askForCall, askForLifeQuote } from '../../../test/life-quote.ts';
import { rowsThatMention } from '../../../test/mentions.ts';
import { addPasskey, newDevice, passkeyHolder, signInWith } from '../../../test/passkeys.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { accountCodes, accounts } from '../../platform/providers/identity/built-in/tables.ts';
import { reindexPeople } from '../search/people-index.ts';

// Guards against updates without a WHERE: other customers with rows of every kind are always present.

const now = new Date('2026-11-15T10:00:00Z');
const newPassword = 'Loggiato2027';

async function leaveTraces(server: TestServer, email: string): Promise<void> {
  await askForCall(server, await askForLifeQuote(server), { email });
  await server.call(submitQuizCall, { body: quizRequest({ email }) });
  const answers = { petType: 'dog' };
  await server.call(createResumeLinkCall, { body: { formId: 'Buying Pet', answers, email } });
}

/** A customer with an account and all kinds of data, and one who has only registered. */
async function bystanders(server: TestServer) {
  const holder = await passkeyHolder(server);
  await signInElsewhere(server, holder.email);
  await leaveTraces(server, holder.email);
  await resetCode(server, holder);
  const waiting = await unconfirmedHolder(server);
  await server.mails();
  await reindexPeople(server.parts);
  const [account] = await server.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.emailKey, emailKey(holder.email)));
  const texts = [holder.email, waiting.email, account?.id ?? ''];
  const codes = await server.db.select().from(accountCodes);
  const before = await rowsThatMention(server.db, texts);
  return {
    emails: [holder.email, waiting.email],
    async expectUntouched(by: string) {
      await server.mails();
      expect({ by, rows: await rowsThatMention(server.db, texts) }).toEqual({ by, rows: before });
      // Codes are stored under a hash of their owner.
      expect(await server.db.select().from(accountCodes)).toEqual(expect.arrayContaining(codes));
    },
    async expectToEnter() {
      expect((await signInWith(openBrowser(server), holder.device)).status).toBeLessThan(300);
      expect((await openBrowser(server).call(signInCall, { email: holder.email, password })).status).toBe(
        200,
      );
      const code = await latestCode(server, waiting.email);
      const { status } = await waiting.browser.call(confirmSignUpCall, { email: waiting.email, code });
      expect(status).toBeLessThan(300);
    },
  };
}

test('nothing a customer does with their account affects others', async () => {
  await using server = await testServer({ now });
  const others = await bystanders(server);
  const email = newEmail();
  const ada = await unconfirmedHolder(server, email);
  await server.parts.limiter.forget(`registration code to ${emailKey(email)} in 60 s`);
  await ada.browser.call(signUpCall, registration(email));
  await ada.browser.call(confirmSignUpCall, { email, code: await resentCode(server, ada) });
  await others.expectUntouched('a registration');

  await ada.browser.call(signInCall, { email, password });
  await leaveTraces(server, email);
  const elsewhere = await signInElsewhere(server, email);
  expect((await ada.browser.call(signOutElsewhereCall)).status).toBeLessThan(300);
  expect((await elsewhere.call(sessionCall)).answer.attributes).toBeNull();
  await (await signInElsewhere(server, email)).call(signOutCall);
  await others.expectUntouched('sessions');

  const added = await addPasskey(ada.browser, newDevice(server), 'Prima');
  await addPasskey(ada.browser, newDevice(server), 'Seconda');
  expect((await ada.browser.call(removePasskeyCall, {}, { id: added.answer.id })).status).toBeLessThan(300);
  const changed = await ada.browser.call(changePasswordCall, { oldPassword: password, newPassword });
  expect(changed.status).toBeLessThan(300);
  await others.expectUntouched('passkeys and a password');

  const code = await resetCode(server, ada);
  expect(
    (await ada.browser.call(forgotPasswordSubmitCall, { email, code, newPassword: password })).status,
  ).toBeLessThan(300);
  await ada.browser.call(signInCall, { email, password });
  await others.expectUntouched('a forgotten password');

  const { answer } = await ada.browser.call(personalDataCall);
  for (const other of others.emails) expect(JSON.stringify(answer)).not.toContain(other);

  const moved = newEmail();
  await moveTo(server, ada, moved);
  await others.expectUntouched('another address');
  await reindexPeople(server.parts);
  // Everything moved; a form stays as it was sent, under the new address.
  expect(Object.keys(await rowsThatMention(server.db, [email]))).toEqual(['public.form_submission']);

  await addPasskey(ada.browser, newDevice(server), 'Terza', password);
  expect((await ada.browser.call(secureAccountCall)).status).toBeLessThan(300);
  await others.expectUntouched('an account that is closed to everybody');

  const back = { email: moved, code: await latestCode(server, moved), newPassword };
  expect((await ada.browser.call(forgotPasswordSubmitCall, back)).status).toBeLessThan(300);
  await ada.browser.call(signInCall, { email: moved, password: newPassword });
  expect((await ada.browser.call(deleteAccountCall, { password: newPassword })).status).toBeLessThan(300);
  await others.expectUntouched('an account that is gone');
  await others.expectToEnter();
});

test('after a reset the browser in which the password was chosen is known', async () => {
  await using server = await testServer({ now });
  const { email } = await signedInHolder(server);
  const browser = openBrowser(server);
  const code = await resetCode(server, { email, browser });
  await browser.call(forgotPasswordSubmitCall, { email, code, newPassword });
  expect(browser.cookies.get('riparo_known_browser')).toBeTruthy();
});
