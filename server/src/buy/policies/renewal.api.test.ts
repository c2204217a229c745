import { dealByUuidCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mailsTo } from '../../../test/account-holder.ts';
import { paidDeal, payFor, signFor } from '../../../test/after-purchase.ts';
import { dealRow } from '../../../test/deal-row.ts';
import { booksOf, dealToPay, runJobs, mailedAddressOf } from '../../../test/deals.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { dealHistory, type DealRow, deals } from '../deals/tables.ts';
import { closeUnpaidDeals } from '../payments/close-unpaid-deals.ts';
import { activatePolicies } from './activate-policies.ts';
import { offerRenewals } from './offer-renewals.ts';

const now = new Date('2026-11-15T10:00:00Z');

async function activeDeal(server: TestServer, productKey: string): Promise<DealRow> {
  const deal = await paidDeal(server, { productKey });
  await signFor(server, deal);
  server.setNow(new Date('2026-11-16T10:00:00Z'));
  await activatePolicies(server.parts);
  await runJobs(server);
  return deal;
}

const renewalsOf = (server: TestServer, { uuid }: DealRow) =>
  server.db.select().from(deals).where(eq(deals.renewalOf, uuid));

test('a renewing policy is offered again in time, paid by its owner, and continues without a gap', async () => {
  await using server = await testServer({ now });
  const deal = await activeDeal(server, 'mimuovo');
  server.setNow(new Date('2027-10-10T10:00:00Z'));
  await offerRenewals(server.parts);
  expect(await renewalsOf(server, deal)).toEqual([]);

  server.setNow(new Date('2027-10-11T10:00:00Z'));
  await Promise.all([offerRenewals(server.parts), offerRenewals(server.parts)]);
  await offerRenewals(server.parts);
  const [renewal, ...others] = await renewalsOf(server, deal);
  expect(others).toEqual([]);
  expect(server.logText()).not.toContain('a renewal was not offered');
  if (!renewal) throw new Error('no renewal was opened');
  // To the end of the last day, in Italy.
  expect(renewal.expiresAt).toEqual(new Date('2027-11-30T23:00:00Z'));
  const [offered, ...before] = await mailsTo(server, deal.email);
  expect(offered?.subject).toBe('MiMuovo: il rinnovo');
  expect(before.map(({ subject }) => subject)).not.toContain('MiMuovo: il rinnovo');
  expect(offered?.text).toContain(`/acquisto/mobilita/mimuovo/${await mailedAddressOf(server, renewal)}`);
  expect(offered?.text).toContain('30 novembre 2027');

  const page = await server.call(dealByUuidCall, {
    params: { uuid: await mailedAddressOf(server, renewal) },
  });
  expect(page.answer.data).toMatchObject({ order: 'pay-only', isRenewal: true, isCorrectable: true });

  // Late, and within its time.
  server.setNow(new Date('2027-11-20T10:00:00Z'));
  await closeUnpaidDeals(server.parts);
  await payFor(server, renewal);
  expect((await booksOf(server, renewal)).deal).toMatchObject({
    stage: 'paid',
    startsOn: '2027-11-16',
    endsOn: '2028-11-15',
  });
  await activatePolicies(server.parts);
  await runJobs(server);
  expect((await booksOf(server, renewal)).deal.stage).toBe('closed_won');
  const [welcome] = await mailsTo(server, deal.email);
  expect(welcome?.text).toContain('Un altro anno insieme');
});

test('the owner of a compulsorily insured scooter is told in time that it ends, and never that it renews by itself', async () => {
  await using server = await testServer({ now });
  const deal = await activeDeal(server, 'monopattino');
  server.setNow(new Date('2027-10-11T10:00:00Z'));
  await offerRenewals(server.parts);
  const [notice] = await mailsTo(server, deal.email);
  expect(notice?.subject).toBe('Monopattino: il rinnovo');
  expect(notice?.text).toContain('articolo 170-bis del Codice delle assicurazioni');
  expect(notice?.text).toContain('30 novembre 2027');
  expect(notice?.text).not.toContain('si rinnova');
});

test('every policy due for renewal is found among many that are not', async () => {
  await using server = await testServer({ now });
  const today = isoDate('2026-11-15');
  const many = (changes: Partial<DealRow>) =>
    Array.from({ length: 200 }, () => dealRow({ productKey: 'mimuovo', endsOn: today, ...changes }));
  const [stopped, renewed] = [many({}), many({})];
  await server.db
    .insert(deals)
    .values([
      ...many({ stage: 'paid' }),
      ...many({ erasureAskedAt: now }),
      ...many({ productKey: 'pet' }),
      ...many({ endsOn: isoDate('2026-11-14') }),
      ...stopped,
      ...renewed,
    ]);
  const offered = { productKey: 'mimuovo', order: 'pay-only', stage: 'qualified_lead' } as const;
  await server.db
    .insert(deals)
    .values(
      renewed.map(({ uuid }) => dealRow({ ...offered, renewalOf: uuid, startsOn: null, endsOn: null })),
    );
  const stop = { event: 'renewal-stopped', fromStage: 'closed_won', toStage: 'closed_won' } as const;
  await server.db
    .insert(dealHistory)
    .values(stopped.map(({ uuid }) => ({ ...stop, dealUuid: uuid, cause: 'owner', at: now })));
  const ending = (endsOn: string) =>
    dealToPay(server, { productKey: 'mimuovo', stage: 'closed_won', endsOn: isoDate(endsOn) });
  const [endsToday, lastDue, notYet] = [
    await ending('2026-11-15'),
    await ending('2026-12-20'),
    await ending('2026-12-21'),
  ];
  await offerRenewals(server.parts);
  expect(await renewalsOf(server, endsToday)).toHaveLength(1);
  expect(await renewalsOf(server, lastDue)).toHaveLength(1);
  expect(await renewalsOf(server, notYet)).toEqual([]);
  expect(await server.db.$count(deals)).toBe(1200 + 200 + 3 + 2);
});

test('a renewal that is not paid ends, and a policy without renewal is not offered', async () => {
  await using server = await testServer({ now });
  const deal = await activeDeal(server, 'mimuovo');
  server.setNow(new Date('2026-11-15T11:00:00Z'));
  const subsidy = await activeDeal(server, 'pet');
  server.setNow(new Date('2027-11-01T10:00:00Z'));
  await offerRenewals(server.parts);
  expect(await renewalsOf(server, subsidy)).toEqual([]);
  server.setNow(new Date('2027-11-30T23:00:00Z'));
  await closeUnpaidDeals(server.parts);
  expect(await renewalsOf(server, deal)).toMatchObject([{ stage: 'closed_lost' }]);
  await offerRenewals(server.parts);
  expect(await renewalsOf(server, deal)).toHaveLength(1);
});
