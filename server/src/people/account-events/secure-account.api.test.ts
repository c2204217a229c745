import {
  confirmEmailCall,
  forgotPasswordCall,
  forgotPasswordSubmitCall,
  saveProfileCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { sessionCall, signInCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { accountEventsCall, secureAccountCall } from '@riparo/domain/people/account/account-event-calls.ts';
import { isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  latestCode,
  mailsTo,
  newEmail,
  ownAttributes,
  password,
  resetCode,
  signedInHolder,
  signInElsewhere,
} from '../../../test/account-holder.ts';
import { openBrowser } from '../../../test/browser.ts';
import { passkeyHolder, signInWith } from '../../../test/passkeys.ts';
import { testServer } from '../../../test/test-server.ts';
import { accountCodes } from '../../platform/providers/identity/built-in/tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const newPassword = 'Loggiato2027';

test('«non ero io» ends every earlier access, and mails a code to get back in', async () => {
  await using server = await testServer({ now });
  const { browser, email, device } = await passkeyHolder(server);
  const thief = await signInElsewhere(server, email);

  const { status, answer, setCookies } = await browser.call(secureAccountCall);

  expect(status).toBe(200);
  expect(answer).toEqual({ email });
  expect(setCookies['riparo_session']?.value).toBe('');
  for (const inside of [browser, thief])
    expect((await inside.call(sessionCall)).answer.authenticated).toBe(false);
  expect((await thief.call(signInCall, { email, password })).problem.code).toBe('NotAuthorizedException');
  expect((await signInWith(thief, device)).problem.code).toBe('PasskeyRefused');

  const [mail] = await mailsTo(server, email);
  expect(mail?.subject).toBe('Il tuo account Riparo è bloccato: scegli una nuova password per riaprirlo');
  const code = await latestCode(server, email);
  expect((await browser.call(forgotPasswordSubmitCall, { email, code, newPassword })).status).toBe(204);
  expect((await browser.call(signInCall, { email, password: newPassword })).status).toBe(200);
  const kinds = (await browser.call(accountEventsCall)).answer.data.map(({ kind }) => kind);
  expect(kinds.slice(0, 3)).toEqual(['signed-in', 'password-reset', 'secured']);
});

test('a code that a thief has pending for another address no longer moves the account', async () => {
  await using server = await testServer({ now });
  const { browser, email } = await signedInHolder(server);
  const thief = await signInElsewhere(server, email);
  const theirs = newEmail();
  await thief.call(saveProfileCall, { ...ownAttributes, email: theirs, profileVersion: 1 });
  const waiting = await latestCode(server, theirs);
  await browser.call(secureAccountCall);
  const alive = await server.db.select().from(accountCodes).where(isNull(accountCodes.usedAt));
  expect(alive.map(({ purpose }) => purpose)).toEqual(['password-reset']);
  await openBrowser(server).call(forgotPasswordSubmitCall, {
    email,
    code: await latestCode(server, email),
    newPassword,
  });
  await browser.call(signInCall, { email, password: newPassword });
  const { problem } = await browser.call(confirmEmailCall, { code: waiting, password: newPassword });
  expect(problem.code).toBe('CodeMismatchException');
});

test('the code is sent even if a stranger has just requested one', async () => {
  await using server = await testServer({ now });
  const holder = await signedInHolder(server);
  const { browser, email } = holder;
  await resetCode(server, holder);
  expect((await browser.call(forgotPasswordCall, { email })).problem.code).toBe('LimitExceededException');
  await browser.call(secureAccountCall);
  const code = await latestCode(server, email);
  const reset = await openBrowser(server).call(forgotPasswordSubmitCall, { email, code, newPassword });
  expect(reset.status).toBe(204);
  const mails = await mailsTo(server, email);
  expect(mails.filter(({ subject }) => subject.includes('è bloccato'))).toHaveLength(1);
});

test('two concurrent requests are done once, and one without a session not at all', async () => {
  await using server = await testServer({ now });
  const { browser, email } = await signedInHolder(server);
  const stranger = openBrowser(server);
  expect((await stranger.call(secureAccountCall)).problem.code).toBe('SessionRequired');
  const copies = [openBrowser(server), openBrowser(server)];
  for (const copy of copies) for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  const answers = await Promise.all(copies.map((copy) => copy.call(secureAccountCall)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  expect((await mailsTo(server, email)).filter(({ subject }) => subject.includes('è bloccato'))).toHaveLength(
    1,
  );
  const code = await latestCode(server, email);
  expect((await stranger.call(forgotPasswordSubmitCall, { email, code, newPassword })).status).toBe(204);
});
