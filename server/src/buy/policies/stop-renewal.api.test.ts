import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { stopRenewalCall } from '@riparo/domain/buy/deal/renewal-calls.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mailsTo, signedInHolder, signInElsewhere } from '../../../test/account-holder.ts';
import { paidDeal, payFor, signFor } from '../../../test/after-purchase.ts';
import { booksOf, dealToPay, runJobs } from '../../../test/deals.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { dealHistory, type DealRow, deals } from '../deals/tables.ts';
import { activatePolicies } from './activate-policies.ts';
import { offerRenewals } from './offer-renewals.ts';

const now = new Date('2026-11-15T10:00:00Z');
const RECEIPT = 'Ricevuta di disdetta: MiMuovo';

async function ownerOf(server: TestServer, productKey = 'mimuovo') {
  const owner = await signedInHolder(server);
  const deal = await paidDeal(server, {
    productKey,
    email: owner.email,
    emailKey: emailKey(owner.email),
  });
  await signFor(server, deal);
  server.setNow(new Date('2026-11-16T10:00:00Z'));
  await activatePolicies(server.parts);
  await runJobs(server);
  return { owner, deal };
}

type Browser = Awaited<ReturnType<typeof signedInHolder>>['browser'];
const stop = (browser: Browser, { uuid }: DealRow) =>
  browser.call({ ...stopRenewalCall, path: `/api/v1/deals/${uuid}/renewal/stop` });

const renewalsOf = (server: TestServer, { uuid }: DealRow) =>
  server.db.select().from(deals).where(eq(deals.renewalOf, uuid));

const stopsOf = (server: TestServer, { uuid }: DealRow) =>
  server.db.$count(
    dealHistory,
    and(eq(dealHistory.dealUuid, uuid), eq(dealHistory.event, 'renewal-stopped')),
  );

const ownDeal = async (browser: Browser, { uuid }: DealRow) =>
  (await browser.call(ownDealsCall)).answer.data.find((own) => own.uuid === uuid);

test('a customer who wants no other year says so in their area, once, and has it in writing', async () => {
  await using server = await testServer({ now });
  const { owner, deal } = await ownerOf(server);
  expect(await ownDeal(owner.browser, deal)).toMatchObject({ renewal: 'on' });
  const neighbour = await signedInHolder(server);
  const theirs = await dealToPay(server, {
    productKey: 'mimuovo',
    stage: 'closed_won',
    email: neighbour.email,
    emailKey: emailKey(neighbour.email),
    startsOn: isoDate('2026-11-16'),
    endsOn: isoDate('2027-11-15'),
    expiresAt: null,
  });

  const answers = await Promise.all([stop(owner.browser, deal), stop(owner.browser, deal)]);
  answers.push(await stop(owner.browser, deal));
  for (const { answer } of answers) expect(answer.data).toEqual({ state: 'stopped', endsOn: '2027-11-15' });
  await runJobs(server);
  expect(await stopsOf(server, deal)).toBe(1);
  // Another customer's continues until they stop it too.
  expect((await stop(neighbour.browser, theirs)).answer.data.state).toBe('stopped');
  expect(await stopsOf(server, theirs)).toBe(1);
  const subjects = (await mailsTo(server, deal.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === RECEIPT)).toHaveLength(1);

  const own = await ownDeal(owner.browser, deal);
  expect(own).toMatchObject({ renewal: 'stopped', endsOn: '2027-11-15' });
  expect(own?.history.at(-1)?.text).toBe('Hai disdetto il rinnovo: alla scadenza finisce');
  expect(own?.documents.map(({ kind }) => kind)).toContain('disdetta');

  // It covers to its end, and no other year is offered.
  expect((await booksOf(server, deal)).deal.stage).toBe('closed_won');
  server.setNow(new Date('2027-10-20T10:00:00Z'));
  await offerRenewals(server.parts);
  expect(await renewalsOf(server, deal)).toEqual([]);
});

test('a next year that was offered already is closed', async () => {
  await using server = await testServer({ now });
  const { owner, deal } = await ownerOf(server);
  server.setNow(new Date('2027-10-20T10:00:00Z'));
  await offerRenewals(server.parts);
  expect(await renewalsOf(server, deal)).toMatchObject([{ stage: 'qualified_lead' }]);
  const again = await signInElsewhere(server, owner.email);
  expect((await stop(again, deal)).answer.data.state).toBe('stopped');
  expect(await renewalsOf(server, deal)).toMatchObject([{ stage: 'closed_lost' }]);
});

test('a renewed policy, one that ends by itself and another customer’s cannot be stopped', async () => {
  await using server = await testServer({ now });
  const { owner, deal } = await ownerOf(server);
  const other = await signedInHolder(server);
  expect((await stop(other.browser, deal)).status).toBe(404);
  expect((await server.call(stopRenewalCall, { params: { uuid: deal.uuid } })).problem.code).toBe(
    'SessionRequired',
  );
  server.setNow(new Date('2027-10-20T10:00:00Z'));
  await offerRenewals(server.parts);
  const [renewal] = await renewalsOf(server, deal);
  if (!renewal) throw new Error('no renewal was opened');
  await payFor(server, renewal);
  const again = await signInElsewhere(server, owner.email);
  expect((await stop(again, deal)).problem.code).toBe('renewal-not-on');
  expect(await ownDeal(again, deal)).toMatchObject({ renewal: 'none' });
  expect(await ownDeal(again, renewal)).toMatchObject({ renewal: 'on' });
  expect(await stopsOf(server, deal)).toBe(0);
});

test('a subsidy ends by itself: there is nothing to stop', async () => {
  await using server = await testServer({ now });
  const { owner, deal } = await ownerOf(server, 'pet');
  expect(await ownDeal(owner.browser, deal)).toMatchObject({ renewal: 'none' });
  expect((await stop(owner.browser, deal)).problem.code).toBe('renewal-not-on');
});
