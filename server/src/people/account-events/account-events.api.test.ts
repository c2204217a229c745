import { MIN_FAILURES_TO_NOTIFY } from '@riparo/domain/people/account/events.ts';
import {
  changePasswordCall,
  confirmEmailCall,
  deleteAccountCall,
  forgotPasswordCall,
  forgotPasswordSubmitCall,
  personalDataCall,
  saveProfileCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { signInCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { accountEventsCall } from '@riparo/domain/people/account/account-event-calls.ts';
import { removePasskeyCall } from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import {
  ownSessionsCall,
  signOutDeviceCall,
  signOutElsewhereCall,
} from '@riparo/domain/platform/sign-in/session-calls.ts';
import { retentionDays } from '@riparo/domain/people/retention/periods.ts';
import { describe, expect, test } from 'vitest';
import {
  confirmedHolder,
  latestCode,
  mailsTo,
  newEmail,
  ownAttributes,
  password,
  resetCode,
  signedInHolder,
  signInElsewhere,
} from '../../../test/account-holder.ts';
import { type Browser, openBrowser } from '../../../test/browser.ts';
import { addPasskey, newDevice, passkeyHolder, signInWith } from '../../../test/passkeys.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { pendingEvents } from '../../platform/providers/identity/built-in/tables.ts';
import { deliverEventsJob } from '../../platform/providers/identity/built-in/deliver-events.ts';
import { deleteOldData } from '../retention/retention-job.ts';
import { accountEvents } from './tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const newPassword = 'Loggiato2027';
const device = 'Un altro browser';

async function shownEvents(browser: Browser) {
  return (await browser.call(accountEventsCall)).answer.data.map(({ kind, about }) =>
    about === null ? kind : `${kind}: ${about}`,
  );
}

async function failToSignIn(server: TestServer, email: string, times: number): Promise<void> {
  // From different addresses, so that no limit stops them.
  for (let turn = 0; turn < times; turn += 1)
    await openBrowser(server, `198.51.100.${turn + 1}`).call(signInCall, { email, password: 'Sbagliata1' });
  await server.queue.runWaiting();
}

describe('the events of an account', () => {
  test('the owner reads the account’s events, the latest first, with time and browser', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    server.setNow(days(1));
    const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) Version/26.0 Mobile Safari/604.1';
    await server.request({
      method: 'POST',
      url: signInCall.path,
      headers: { 'user-agent': iPhone },
      payload: { email, password },
    });
    await signedInHolder(server);

    const { answer, headers } = await browser.call(accountEventsCall);

    expect(headers['cache-control']).toBe('no-store');
    expect(answer.data).toEqual([
      {
        id: expect.any(Number) as number,
        kind: 'signed-in',
        at: days(1).toISOString(),
        device: 'Safari su iPhone',
        about: null,
      },
      { id: expect.any(Number) as number, kind: 'signed-in', at: now.toISOString(), device, about: null },
    ]);
  });

  test('events cover passkeys, ended sessions, passwords, the e-mail and the data export', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const key = newDevice(server);
    const { id } = (await addPasskey(browser, key, 'Telefono')).answer;
    await signInWith(browser, key);
    await browser.call(removePasskeyCall, {}, { id });
    await signInElsewhere(server, email);
    const other = (await browser.call(ownSessionsCall)).answer.data.find(({ isThis }) => !isThis);
    await browser.call(signOutDeviceCall, undefined, { id: other?.id ?? '' });
    await signInElsewhere(server, email);
    await browser.call(signOutElsewhereCall);
    await browser.call(changePasswordCall, { oldPassword: password, newPassword });
    const moved = newEmail();
    await browser.call(saveProfileCall, { ...ownAttributes, email: moved, profileVersion: 1 });
    await browser.call(confirmEmailCall, { code: await latestCode(server, moved), password: newPassword });
    await browser.call(personalDataCall);
    const code = await resetCode(server, { email: moved, browser });
    await browser.call(forgotPasswordSubmitCall, { email: moved, code, newPassword: password });
    await browser.call(signInCall, { email: moved, password });

    expect(await shownEvents(browser)).toEqual([
      'signed-in',
      'password-reset',
      'reset-code-asked',
      'data-exported',
      'email-changed',
      'email-code-asked',
      'password-changed',
      'others-signed-out',
      'signed-in',
      `device-signed-out: ${device}`,
      'signed-in',
      'passkey-removed: Telefono',
      'signed-in-with-passkey: Telefono',
      'passkey-added: Telefono',
      'signed-in',
    ]);
  });

  test('an attempt without effect is no event: a wrong password, a refused passkey, no other session to end', async () => {
    await using server = await testServer({ now });
    const { browser, device: key } = await passkeyHolder(server);
    await browser.call(changePasswordCall, { oldPassword: 'Sbagliata1', newPassword });
    await signInWith(openBrowser(server), key, { unverified: true });
    await browser.call(signOutElsewhereCall);
    await browser.call(signOutDeviceCall, undefined, { id: 'nobody' });
    await browser.call(removePasskeyCall, {}, { id: 'none' });
    expect(await shownEvents(browser)).toEqual(['passkey-added: Il mio telefono', 'signed-in']);
  });

  test('an event that cannot be stored at once is stored and mailed later, once and in order', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    await server.db.execute('alter table account_event rename to gone');
    expect((await browser.call(changePasswordCall, { oldPassword: password, newPassword })).status).toBe(204);
    await browser.call(signInCall, { email, password: newPassword });
    await server.db.execute('alter table gone rename to account_event');
    expect(await shownEvents(browser)).toEqual(['signed-in']);
    await server.db.transaction((tx) => server.queue.enqueue(tx, deliverEventsJob, { payload: {} }));
    await server.queue.runWaiting();
    expect(await shownEvents(browser)).toEqual(['signed-in', 'password-changed', 'signed-in']);
    const subjects = (await mailsTo(server, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('password'))).toHaveLength(1);
    expect(await server.db.$count(pendingEvents)).toBe(0);
  });

  test('events are in the owner’s data export, and are deleted with the account', async () => {
    await using server = await testServer({ now });
    const { browser } = await passkeyHolder(server);
    const { answer } = await browser.call(personalDataCall);
    expect(answer['accountEvents']).toEqual([
      { kind: 'signed-in', device, about: null, at: now.toISOString() },
      { kind: 'passkey-added', device, about: 'Il mio telefono', at: now.toISOString() },
    ]);
    await browser.call(deleteAccountCall, { password });
    expect(await server.db.$count(accountEvents)).toBe(0);
  });

  test('events are deleted after half a year', async () => {
    await using server = await testServer({ now });
    await signedInHolder(server);
    server.setNow(days(retentionDays.accountEvents));
    await deleteOldData(server.parts);
    expect(await server.db.$count(accountEvents)).toBe(1);
    server.setNow(days(retentionDays.accountEvents + 1));
    await deleteOldData(server.parts);
    expect(await server.db.$count(accountEvents)).toBe(0);
  });
});

describe('wrong passwords', () => {
  test('several wrong passwords are one event a day', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    await failToSignIn(server, email, MIN_FAILURES_TO_NOTIFY - 1);
    expect(await shownEvents(browser)).toEqual(['signed-in']);
    await failToSignIn(server, email.toUpperCase(), 1);
    expect(await shownEvents(browser)).toEqual(['sign-in-failed', 'signed-in']);
    server.setNow(new Date(now.getTime() + 3_600_000));
    await failToSignIn(server, email, 12);
    expect(await shownEvents(browser)).toEqual(['sign-in-failed', 'signed-in']);
  });

  test('many concurrent wrong passwords are one event', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const tries = Array.from({ length: 20 }, (_, turn) =>
      openBrowser(server, `198.51.100.${turn + 1}`).call(signInCall, { email, password: 'Sbagliata1' }),
    );
    await Promise.all(tries);
    await server.queue.runWaiting();
    expect(await shownEvents(browser)).toEqual(['sign-in-failed', 'signed-in']);
  });

  test('wrong passwords for an unknown address do the same work, and leave no event', async () => {
    await using server = await testServer({ now });
    const tried: number[] = [];
    for (const email of [(await confirmedHolder(server)).email, newEmail()]) {
      await server.queue.runWaiting();
      for (let turn = 0; turn < MIN_FAILURES_TO_NOTIFY; turn += 1)
        await openBrowser(server, `198.51.100.${turn + 1}`).call(signInCall, {
          email,
          password: 'Sbagliata1',
        });
      tried.push(await server.queue.runWaiting());
    }
    expect(tried).toEqual([1, 1]);
    expect(await server.db.$count(accountEvents)).toBe(1);
  });
});

test('a code for an unknown address is no event, one for the owner is', async () => {
  await using server = await testServer({ now });
  const { browser, email } = await signedInHolder(server);
  for (const address of [email, newEmail()])
    await openBrowser(server).call(forgotPasswordCall, { email: address });
  await server.queue.runWaiting();
  expect(await shownEvents(browser)).toEqual(['reset-code-asked', 'signed-in']);
  expect(await server.db.$count(accountEvents)).toBe(2);
});
