import { HOUR_MS } from '@riparo/domain/platform/values/durations.ts';
import { confirmSignUpCall, forgotPasswordSubmitCall } from '@riparo/domain/people/account/account-calls.ts';
import { sessionCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { expect, test } from 'vitest';
import {
  confirmedHolder,
  latestCode,
  mailsTo,
  resetCode,
  signedInHolder,
  signInElsewhere,
  unconfirmedHolder,
} from '../../../test/account-holder.ts';
import { testServer } from '../../../test/test-server.ts';

const now = new Date('2026-11-15T10:00:00Z');
const jumped = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);

const jumps = [
  ['an hour ahead', 1],
  ['an hour back', -1],
  ['a day ahead', 24],
  ['a day back', -24],
] as const;

test.each(jumps)('a clock that jumps %s ends no session, and new ones can start', async (_, hours) => {
  await using server = await testServer({ now });
  const { browser, email } = await signedInHolder(server);

  server.setNow(jumped(hours));

  expect((await browser.call(sessionCall)).answer.authenticated).toBe(true);
  const phone = await signInElsewhere(server, email);
  expect((await phone.call(sessionCall)).answer.authenticated).toBe(true);
  server.setNow(now);
  for (const each of [browser, phone]) expect((await each.call(sessionCall)).answer.authenticated).toBe(true);
});

test.each([
  ['an hour ahead', 1, 'ExpiredCodeException'],
  ['an hour back', -1, undefined],
  ['a day back', -24, undefined],
])('a code pending while the clock jumps %s is judged by the clock: %s %s', async (_, hours, problem) => {
  await using server = await testServer({ now });
  const holder = await confirmedHolder(server);
  const code = await resetCode(server, holder);

  server.setNow(jumped(hours));

  const { email, browser } = holder;
  const answer = await browser.call(forgotPasswordSubmitCall, { email, code, newPassword: 'Nuovissima2' });
  expect(answer.problem?.code).toBe(problem);
});

test.each(jumps)(
  'mails are sent while the clock is %s: the queue uses only the database’s clock',
  async (_, hours) => {
    await using server = await testServer({ now: jumped(hours) });
    const { email, browser } = await unconfirmedHolder(server);
    expect(await mailsTo(server, email)).toHaveLength(1);
    const { status } = await browser.call(confirmSignUpCall, {
      email,
      code: await latestCode(server, email),
    });
    expect(status).toBe(204);
    expect(await mailsTo(server, email)).toHaveLength(2);
  },
);
