import { expect, test } from 'vitest';
import { newEmail } from '../../../test/account-holder.ts';
import { testServer } from '../../../test/test-server.ts';
import { mayMail } from './mailbox-limit.ts';

test('a mailbox gets ten mails of a kind in an hour; other kinds and other mailboxes are counted separately', async () => {
  await using server = await testServer();
  const { limiter } = server.parts;
  const email = newEmail();
  const tenth = Array.from({ length: 10 }, () => true);
  const allowed = await Promise.all(Array.from({ length: 12 }, () => mayMail(limiter, 'contact', email)));
  expect(allowed.toSorted()).toEqual([false, false, ...tenth]);
  expect(await mayMail(limiter, 'contact', email.toUpperCase())).toBe(false);
  expect(await mayMail(limiter, 'deal address', email)).toBe(true);
  expect(await mayMail(limiter, 'documents to sign', email)).toBe(true);
  expect(await mayMail(limiter, 'contact', newEmail())).toBe(true);
});
