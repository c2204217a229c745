import { mailClaimantAgainCall } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { staffIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mailsTo } from '../../../test/account-holder.ts';
import { newKey, reportedClaim } from '../../../test/claims.ts';
import { atDesk } from '../../../test/desk.ts';
import { runJobs } from '../../../test/deals.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { deals } from '../../buy/deals/tables.ts';
import { staffMembers } from '../../desk/staff/tables.ts';
import { selectClaims } from './list-claims.ts';

const now = new Date('2026-11-17T10:00:00Z');

/** Enough rows for the planner to avoid a sequential scan wherever an index serves. */
const insertManyClaims = (server: TestServer, { deal, id }: Awaited<ReturnType<typeof reportedClaim>>) =>
  server.db.transaction(async (tx) => {
    await tx.execute(sql`create temp table many on commit drop as
      select n, gen_random_uuid() as deal_id, gen_random_uuid() as claim_id from generate_series(1, 4000) n`);
    await tx.execute(sql`insert into deal select copied.* from many, deal, jsonb_populate_record(deal,
      jsonb_build_object('uuid', deal_id, 'email', 'n' || n || '@example.it', 'email_key', 'n' || n || '@example.it',
        'last_name', 'Cognome' || n, 'submission_key', gen_random_uuid(),
        'opener_address', null, 'mailed_address', null)) copied where deal.uuid = ${deal.uuid}`);
    await tx.execute(sql`insert into claim select copied.* from many, claim, jsonb_populate_record(claim,
      jsonb_build_object('id', many.claim_id, 'deal_uuid', many.deal_id, 'submission_key', gen_random_uuid(),
        'number', 'SIN-' || upper(substr(md5(n::text), 1, 6)) || '-' || upper(substr(md5(n::text), 7, 6)),
        'state', case when n % 2 = 0 then 'received' when n % 400 = 1 then 'accepted' else 'paid' end,
        'next_word_by', case when n % 2 = 0 or n % 400 = 1 then now() + n * interval '1 minute' end,
        'ended_at', case when n % 2 = 1 and n % 400 <> 1 then now() - n * interval '1 minute' end)) copied
      where claim.id = ${id}`);
    await tx.execute(sql`insert into desk_request
        (id, kind, source_id, state, first_name, last_name, email, deadline, created_at)
      select gen_random_uuid(), kind, many.claim_id, state, first_name, last_name, email, deadline, created_at
      from many, desk_request where source_id = ${id}`);
    await tx.execute(sql`analyze claim, deal, desk_request`);
  });

test('every list of claims is answered from an index', async () => {
  await using server = await testServer({ now });
  await atDesk(server, 'consulente');
  const claim = await reportedClaim(server);
  await insertManyClaims(server, claim);
  const [member] = await server.db.select().from(staffMembers);
  const reader = { id: staffIdSchema.parse(member?.id), role: 'consulente' } as const;
  const after = `${now.toISOString()} ${claim.id}`;
  const queries: Record<string, Parameters<typeof selectClaims>[1]> = {
    'open ones': {},
    'the page after': { after },
    'of one open state': { state: 'received' },
    'of a rare one': { state: 'accepted' },
    'of one that has ended': { state: 'paid' },
    'the page after those': { state: 'paid', after },
    mine: { mine: 'true' },
    'by a name': { q: 'cognome777' },
    'by a name that nobody has': { q: 'zzzz' },
    'by a mailbox': { q: 'n777@example.it' },
    'by a number': { q: claim.number },
    'by the beginning of one': { q: 'SIN-ABC' },
    'of a deal': { deal: claim.deal.uuid },
  };
  const scanned: string[] = [];
  for (const [name, query] of Object.entries(queries)) {
    const { rows } = await server.db.execute(sql`explain ${selectClaims(server.db, query, reader).getSQL()}`);
    const plan = rows.map((row) => Object.values(row).join('')).join('\n');
    if (/Seq Scan on (claim|deal|desk_request)\b/.test(plan)) scanned.push(`${name}\n${plan}`);
  }
  expect(scanned).toEqual([]);
  expect(await server.db.$count(deals)).toBeGreaterThan(4000);
});

describe('mailing the status of a claim again', () => {
  test('the status of a claim is mailed again once per key, with a working link, no detail of what happened and no new promise', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'consulente');
    const claim = await reportedClaim(server);
    const key = newKey();
    const again = (pressed = key) => browser.call(mailClaimantAgainCall, { key: pressed }, { id: claim.id });
    const first = await again();
    const second = await again();
    expect({ status: first.status, nextWordBy: second.answer.data.nextWordBy }).toEqual({
      status: 200,
      nextWordBy: '2026-11-19T18:00:00.000Z',
    });
    expect(second.answer.data.timeline[0]).toMatchObject({ action: 'mail-again' });
    await runJobs(server);
    const mails = await mailsTo(server, claim.deal.email);
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Il link del tuo sinistro',
      'Abbiamo ricevuto la tua denuncia',
    ]);
    expect(mails[0]?.text).toContain(`/sinistri/${claim.token}`);
    expect(mails[0]?.text).not.toMatch(/palla|IT60/);
  });

  test('the status of a claim is never mailed to a customer who asked for erasure', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'responsabile');
    const claim = await reportedClaim(server);
    await server.db.update(deals).set({ erasureAskedAt: now });
    const refused = await browser.call(mailClaimantAgainCall, { key: newKey() }, { id: claim.id });
    expect(refused.problem.code).toBe('ClaimMovedOn');
  });
});
