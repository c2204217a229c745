import { signInCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { expect, test } from 'vitest';
import { password, unconfirmedHolder } from '../../../../../test/account-holder.ts';
import { openBrowser } from '../../../../../test/browser.ts';
import { testServer } from '../../../../../test/test-server.ts';
import { registrations } from './tables.ts';

test('a pending registration moves to the browser of the person who knows its password, and to no other', async () => {
  await using server = await testServer();
  const { email } = await unconfirmedHolder(server);
  const ownedBy = async () => (await server.db.select().from(registrations)).map(({ browser }) => browser);
  const [first] = await ownedBy();
  const elsewhere = openBrowser(server);
  await elsewhere.call(signInCall, { email, password: 'Sbagliata1' });
  expect(await ownedBy()).toEqual([first]);
  const { problem } = await elsewhere.call(signInCall, { email, password });
  expect(problem.code).toBe('UserNotConfirmedException');
  const [second] = await ownedBy();
  expect(second === first).toBe(false);
  expect(typeof second).toBe('string');
});
