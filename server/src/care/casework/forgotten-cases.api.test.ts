import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { noteOn } from '../../../test/case-notes.ts';
import { reportedClaim } from '../../../test/claims.ts';
import { complains } from '../../../test/complaints.ts';
import { atDesk } from '../../../test/desk.ts';
import { testServer } from '../../../test/test-server.ts';
import { complaints } from '../complaints/tables.ts';
import { dealTasks } from '../deals/tables.ts';
import { staffMembers } from '../../desk/staff/tables.ts';
import { deskRequests } from '../requests/tables.ts';
import { caseHistory, caseNotes } from './tables.ts';

const now = new Date('2026-11-16T14:00:00Z');

test('the history and the notes of a case of every kind are deleted with its row', async () => {
  await using server = await testServer({ now });
  await atDesk(server, 'consulente');
  const { id, deal } = await reportedClaim(server);
  await complains(server);
  const [member] = await server.db.select().from(staffMembers);
  const [complaint] = await server.db.select().from(complaints);
  const [request] = await server.db.select().from(deskRequests);
  if (!member || !complaint || !request) throw new Error('a case was not stored');
  const [task] = await server.db
    .insert(dealTasks)
    .values({
      dealUuid: deal.uuid,
      text: 'Richiamare',
      day: isoDate('2026-12-09'),
      assigneeId: member.id,
      authorName: 'Bianca Neri',
      createdAt: now,
    })
    .returning();
  const cases = [
    ['claim', id],
    ['complaint', complaint.id],
    ['request', request.id],
    ['deal', deal.uuid],
    ['deal-task', task?.id ?? ''],
  ] as const;
  for (const [kind, caseId] of cases)
    await noteOn(server, { kind, caseId, state: 'open' }, 'Sentire il perito', { name: 'Bianca Neri' });
  const kinds = async () => {
    const rows = await server.db.selectDistinct({ kind: caseHistory.kind }).from(caseHistory);
    return rows.map(({ kind }) => kind).toSorted();
  };
  expect(await kinds()).toEqual(cases.map(([kind]) => kind).toSorted());
  // Deleting the deal also deletes its tasks and the claim on it.
  await server.db.execute(sql`delete from deal`);
  expect(await kinds()).toEqual(['complaint', 'request']);
  await server.db.execute(sql`delete from complaint`);
  await server.db.execute(sql`delete from desk_request`);
  expect(await kinds()).toEqual([]);
  expect(await server.db.$count(caseNotes)).toBe(0);
});
