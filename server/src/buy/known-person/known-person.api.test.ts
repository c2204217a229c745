import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { expect, test } from 'vitest';
import { newEmail, signedInHolder } from '../../../test/account-holder.ts';
import { dealToPay } from '../../../test/deals.ts';
import { testServer } from '../../../test/test-server.ts';
import { openKnownPeople } from './compare-person.ts';

test('a mailbox is known by its paying buyer, not by an abandoned purchase, nor by an erased customer', async () => {
  await using server = await testServer();
  const knownBy = openKnownPeople(server.parts);
  const email = newEmail();
  const mailbox = { email, emailKey: emailKey(email) };
  const now = new Date();
  const startsOn = isoDate('2026-11-17');
  await dealToPay(server, mailbox);
  await dealToPay(server, { ...mailbox, startsOn, erasureAskedAt: now });
  expect(await knownBy(email)).toBeNull();
  await dealToPay(server, { ...mailbox, startsOn, firstName: 'Bianca' });
  await dealToPay(server, { ...mailbox, startsOn, firstName: 'Carlo', createdAt: new Date(0) });
  expect(await knownBy(email.toUpperCase())).toMatchObject({
    owner: null,
    buyer: { firstName: 'Bianca', taxCode: examplePerson.taxCode },
  });
  const account = await signedInHolder(server);
  expect(await knownBy(account.email)).toMatchObject({
    owner: { lastName: expect.any(String) },
    buyer: null,
  });
});
