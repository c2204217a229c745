import { sessionCall, signInCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import {
  ownSessionsCall,
  signOutDeviceCall,
  signOutElsewhereCall,
} from '@riparo/domain/platform/sign-in/session-calls.ts';
import { expect, test } from 'vitest';
import { password, signedInHolder, signInElsewhere } from '../../../test/account-holder.ts';
import { testServer } from '../../../test/test-server.ts';
import { accountSessions } from '../../platform/providers/identity/built-in/tables.ts';

const now = new Date('2026-11-15T10:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile Safari/604.1';

test('the account’s sessions are listed: this one first, then by last use', async () => {
  await using server = await testServer({ now });
  const { browser, email } = await signedInHolder(server);
  server.setNow(days(1));
  await server.request({
    method: 'POST',
    url: signInCall.path,
    headers: { 'user-agent': iPhone },
    payload: { email, password },
  });
  await signedInHolder(server);
  server.setNow(days(2));
  const { answer, headers } = await browser.call(ownSessionsCall);
  expect(headers['cache-control']).toBe('no-store');
  expect(answer.data).toEqual([
    {
      id: expect.any(String) as string,
      device: expect.any(String) as string,
      openedAt: now.toISOString(),
      lastSeenAt: days(2).toISOString(),
      isThis: true,
    },
    {
      id: expect.any(String) as string,
      device: 'Safari su iPhone',
      openedAt: days(1).toISOString(),
      lastSeenAt: days(1).toISOString(),
      isThis: false,
    },
  ]);
});

test('an expired session is not listed', async () => {
  await using server = await testServer({ now });
  const { email } = await signedInHolder(server);
  server.setNow(days(30));
  const again = await signInElsewhere(server, email);
  expect((await again.call(ownSessionsCall)).answer.data).toHaveLength(1);
});

test('one session is ended by an id that opens nothing', async () => {
  await using server = await testServer({ now });
  const { browser, email } = await signedInHolder(server);
  server.setNow(days(1));
  const phone = await signInElsewhere(server, email);
  server.setNow(days(2));
  const tablet = await signInElsewhere(server, email);

  const listed = (await browser.call(ownSessionsCall)).answer.data;
  const id = listed.find(({ openedAt }) => openedAt === days(1).toISOString())?.id ?? '';
  const sessions = await server.db.select().from(accountSessions);
  const secrets = [...phone.cookies.values(), ...sessions.map(({ tokenHash }) => tokenHash)];
  expect(secrets).not.toContain(id);
  expect((await browser.call(signOutDeviceCall, undefined, { id })).status).toBe(204);

  expect((await phone.call(sessionCall)).answer.authenticated).toBe(false);
  for (const open of [browser, tablet])
    expect((await open.call(sessionCall)).answer.authenticated).toBe(true);
  expect((await browser.call(ownSessionsCall)).answer.data).toHaveLength(2);
  const again = await browser.call(signOutDeviceCall, undefined, { id });
  expect(again.problem).toMatchObject({ status: 404, code: 'not-found' });
});

test('a session from before browsers were described has a description too', async () => {
  await using server = await testServer({ now });
  const { browser } = await signedInHolder(server);
  await server.db.update(accountSessions).set({ device: '' });
  expect((await browser.call(ownSessionsCall)).answer.data[0]?.device).toBe('Un altro browser');
});

test('signing out elsewhere ends the account’s other sessions at once, and no one else’s', async () => {
  await using server = await testServer({ now });
  const { browser, email } = await signedInHolder(server);
  const phone = await signInElsewhere(server, email);
  const tablet = await signInElsewhere(server, email);
  const stranger = await signedInHolder(server);

  expect((await browser.call(signOutElsewhereCall)).status).toBe(204);

  expect((await browser.call(sessionCall)).answer.authenticated).toBe(true);
  expect((await browser.call(ownSessionsCall)).answer.data).toHaveLength(1);
  for (const left of [phone, tablet]) expect((await left.call(sessionCall)).answer.authenticated).toBe(false);
  expect((await stranger.browser.call(sessionCall)).answer.authenticated).toBe(true);
});
