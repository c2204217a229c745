import { askClaimLinkCall } from '@riparo/domain/care/claims/claim-calls.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mailMessages } from '../src/platform/mail/tables.ts';
import { mailsTo, newEmail } from '../test/account-holder.ts';
import { coveredDeal } from '../test/claims.ts';
import { runJobs } from '../test/deals.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

// Trying numbers and mailboxes at /sinistri must not reveal, by the answer or its time, which of them belong
// together: until the answer, the same work is done for each.

async function workOf(server: TestServer, body: { policyNumber: string; email: string }) {
  const before = await server.db.execute<{ jobs: number }>(sql`select count(*)::int as jobs from pgboss.job`);
  const { status } = await server.call(askClaimLinkCall, { body });
  const after = await server.db.execute<{ jobs: number }>(sql`select count(*)::int as jobs from pgboss.job`);
  return {
    status,
    jobs: (after.rows[0]?.jobs ?? 0) - (before.rows[0]?.jobs ?? 0),
    mails: await server.db.$count(mailMessages),
  };
}

test('requesting a claim link does the same work for an existing policy and for an unknown one', async () => {
  await using server = await testServer({ now: attackDay });
  const deal = await coveredDeal(server);
  const known = await workOf(server, { policyNumber: deal.uuid.slice(0, 8), email: deal.email });
  const unknown = await workOf(server, { policyNumber: '00000000', email: newEmail() });
  expect(known).toEqual(unknown);
  expect(known).toEqual({ status: 204, jobs: 1, mails: 0 });
  const queued = await server.db.execute(sql`select data::text from pgboss.job`);
  expect(JSON.stringify(queued.rows)).not.toContain(deal.email);
  await runJobs(server);
  expect(await mailsTo(server, deal.email)).toHaveLength(1);
});
