import { CALL_KINDS } from '@riparo/domain/care/requests/kinds.ts';
import { CALL_ACTIONS } from '@riparo/domain/care/requests/states.ts';
import { addDays, dayInRome, momentInRome } from '@riparo/domain/platform/values/calendar.ts';
import { and, eq, gte, inArray, lt, min, type SQL, sql } from 'drizzle-orm';
import type { RequestParts } from './change-request.ts';
import { caseHistory } from '../casework/tables.ts';
import { countGroups } from './queue.ts';
import { deskRequests } from './tables.ts';
import type { RequestReader } from './visible-requests.ts';

const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** What waits, and how many of today's promised calls were made in time. */
export async function readToday({ db, clock }: RequestParts, reader: RequestReader) {
  const now = clock();
  const today = dayInRome(now);
  const promised = db
    .select({ deadline: deskRequests.deadline, calledAt: min(caseHistory.at).as('called_at') })
    .from(deskRequests)
    .leftJoin(
      caseHistory,
      and(eq(caseHistory.caseId, deskRequests.id), inArray(caseHistory.action, [...CALL_ACTIONS])),
    )
    .where(
      and(
        gte(deskRequests.deadline, momentInRome(today, '00:00')),
        lt(deskRequests.deadline, momentInRome(addDays(today, 1), '00:00')),
        inArray(deskRequests.kind, [...CALL_KINDS]),
        // A duplicate is not a second promise.
        sql`${deskRequests.outcome} is distinct from 'duplicate'`,
      ),
    )
    .groupBy(deskRequests.id)
    .as('promised');
  const [[promises], groups] = await Promise.all([
    db
      .select({
        kept: count(sql`${promised.calledAt} <= ${promised.deadline}`),
        missed: count(
          sql`coalesce(${promised.calledAt}, ${now.toISOString()}::timestamptz) > ${promised.deadline}`,
        ),
        open: count(
          sql`${promised.calledAt} is null and ${promised.deadline} >= ${now.toISOString()}::timestamptz`,
        ),
      })
      .from(promised),
    countGroups({ db }, now, reader),
  ]);
  if (!promises) throw new Error('nothing was counted');
  return { groups, promises };
}
