import { skiCertificateCall } from '@riparo/domain/contract/ski-calls.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { payWith } from '../../test/deals.ts';
import { buySki, latestCheckout, skiOutcome, skiRequest } from '../../test/ski.ts';
import { testServer, type TestServer } from '../../test/test-server.ts';
import { deals } from '../deals/tables.ts';
import { skiHolders, skiPolicies } from './tables.ts';

const today = new Date('2026-12-05T10:00:00Z');

async function certified(server: TestServer) {
  const { answer } = await buySki(server, skiRequest());
  const holders = await server.db
    .select()
    .from(skiHolders)
    .where(eq(skiHolders.policyId, answer.policy.id))
    .orderBy(skiHolders.place);
  return { policyId: answer.policy.id, holder: holders.at(-1)?.id ?? '' };
}

async function paid(server: TestServer, policyId: string) {
  await payWith(server, (await latestCheckout(server)).id);
  await skiOutcome(server, policyId);
}

test('who scans a certificate reads whether it is valid now, and almost nothing else', async () => {
  await using server = await testServer({ now: today });
  const { policyId, holder } = await certified(server);
  const check = () => server.request(skiCertificateCall.path.replace(':id', holder));

  // Nothing is certified before it is paid.
  expect(await check()).toMatchObject({ statusCode: 404 });

  await paid(server, policyId);
  const early = await check();
  expect(JSON.parse(early.body)).toMatchObject({ data: { state: 'not-yet', holder: 'Leo R.' } });
  expect(early.headers['cache-control']).toContain('no-store');

  server.setNow(new Date('2026-12-06T08:00:00Z'));
  const { body } = await check();
  expect(JSON.parse(body)).toEqual({
    data: {
      state: 'valid',
      holder: 'Leo R.',
      coverFrom: '2026-12-05T23:00:00.000Z',
      endsOn: '2027-05-31',
      checkedAt: '2026-12-06T08:00:00.000Z',
    },
  });

  server.setNow(new Date('2027-05-31T22:00:00Z'));
  expect(JSON.parse((await check()).body)).toMatchObject({ data: { state: 'over' } });
});

test('a policy that was left is void, and one whose owner was forgotten is not there', async () => {
  await using server = await testServer({ now: today });
  const { policyId, holder } = await certified(server);
  await paid(server, policyId);
  const check = () => server.request(skiCertificateCall.path.replace(':id', holder));
  const [policy] = await server.db.select().from(skiPolicies).where(eq(skiPolicies.id, policyId));
  const deal = eq(deals.uuid, policy?.dealUuid ?? deals.uuid);

  await server.db.update(deals).set({ stage: 'closed_lost' }).where(deal);
  expect(JSON.parse((await check()).body)).toMatchObject({ data: { state: 'void' } });

  await server.db.update(deals).set({ erasureAskedAt: today }).where(deal);
  expect(await check()).toMatchObject({ statusCode: 404 });
});
