import { sessionCall, signInCall } from '@riparo/domain/contract/account-calls.ts';
import { ownSessionsCall, signOutElsewhereCall } from '@riparo/domain/contract/session-calls.ts';
import { expect, test } from 'vitest';
import { password, signedInHolder, signInElsewhere } from '../../test/account-holder.ts';
import { testServer } from '../../test/test-server.ts';

const now = new Date('2026-11-15T10:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile Safari/604.1';

test('who is signed in sees where the account is open: here first, then where it was used last', async () => {
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
      device: expect.any(String) as string,
      openedAt: now.toISOString(),
      lastSeenAt: days(2).toISOString(),
      isThis: true,
    },
    {
      device: 'Safari su iPhone',
      openedAt: days(1).toISOString(),
      lastSeenAt: days(1).toISOString(),
      isThis: false,
    },
  ]);
});

test('a session that has run out is not among them', async () => {
  await using server = await testServer({ now });
  const { email } = await signedInHolder(server);
  server.setNow(days(30));
  const again = await signInElsewhere(server, email);
  expect((await again.call(ownSessionsCall)).answer.data).toHaveLength(1);
});

test('leaving the others ends them at once, this one and those of other people go on', async () => {
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
