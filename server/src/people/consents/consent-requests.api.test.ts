import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { CONSENT_VERSION } from '@riparo/domain/platform/consent/texts.ts';
import { deleteAccountCall, personalDataCall } from '@riparo/domain/people/account/account-calls.ts';
import { findPeopleCall, customerCall } from '@riparo/domain/people/search/desk-customer-calls.ts';
import { personalAreaCall } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { requestQuoteCall } from '@riparo/domain/understand/quote/quote-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { expect, test } from 'vitest';
import { moveTo, newEmail, password, signedInHolder } from '../../../test/account-holder.ts';
import { openBrowser } from '../../../test/browser.ts';
import { runJobs } from '../../../test/deals.ts';
import { atDesk } from '../../../test/desk.ts';
import { newSubmissionKey } from '../../../test/ids.ts';
import { contact } from '../../../test/life-quote.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { consentRequests } from '../../platform/customers/consent-requests/tables.ts';

const now = new Date('2026-11-16T14:00:00Z');

const tickOffers = (server: TestServer, email: string) =>
  openBrowser(server).call(requestQuoteCall, {
    ...contact,
    firstname: examplePerson.firstName,
    lastname: examplePerson.lastName,
    email,
    marketing: true,
    product: 'casa',
    submissionKey: newSubmissionKey(),
  });

const confirmed = (email: string) => ({
  email,
  emailKey: emailKey(email),
  kinds: ['marketing' as const],
  source: '/preventivo/casa',
  askedAt: now,
  mailedAt: now,
  answers: { marketing: { at: now.toISOString(), version: CONSENT_VERSION } },
});

test('a mailbox’s confirmed consents are in its owner’s data, move with the e-mail and are deleted with the account', async () => {
  await using server = await testServer({ now });
  const holder = await signedInHolder(server);
  const { browser, email } = holder;
  await server.db.insert(consentRequests).values([confirmed(email), { ...confirmed(email), answers: {} }]);
  const { answer } = await browser.call(personalDataCall);
  expect(answer['consentRequests']).toHaveLength(2);

  const moved = newEmail();
  await moveTo(server, holder, moved);
  // The pending link was made for the old mailbox.
  expect(await server.db.select().from(consentRequests)).toMatchObject([{ email: moved }]);
  expect((await browser.call(personalAreaCall)).answer.data.consents[0]).toMatchObject({ given: true });

  expect((await browser.call(deleteAccountCall, { password })).status).toBe(204);
  expect(await server.db.$count(consentRequests)).toBe(0);
});

test('the desk shows an unproved consent as requested and pending', async () => {
  await using server = await testServer({ now });
  const { browser: desk } = await atDesk(server, 'responsabile');
  const email = newEmail();
  await tickOffers(server, email);
  await runJobs(server);
  const { answer } = await desk.call(findPeopleCall, undefined, undefined, { q: email });
  const id = answer.data[0]?.id;
  if (!id) throw new Error('no person is found');
  const { consents } = (await desk.call(customerCall, undefined, { id })).answer.data;
  expect(consents.now[0]).toMatchObject({ given: false, since: null, awaitedSince: now.toISOString() });
  expect(consents.history).toMatchObject([{ kind: 'marketing', given: true, isProved: false }]);
});
