import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { CALL_KINDS } from '@riparo/domain/care/requests/kinds.ts';
import { and, asc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { deskRequestHistory, deskRequests } from './tables.ts';

/** By the mailbox, and by the rows of theirs that requests came from: the desk may have corrected the mailbox. */
const isOf = (email: string, sources: SQL) =>
  or(sql`lower(${deskRequests.email}) = ${emailKey(email)}`, inArray(deskRequests.sourceId, sources));

/** What a person wanted of the desk and what was done about it, without the names of those who did. */
export async function requestsOfPerson(db: Database, email: string, sources: SQL) {
  const { assigneeId: _assignee, sourceId: _source, ...request } = getTableColumns(deskRequests);
  const { at, action, toState, note } = getTableColumns(deskRequestHistory);
  const [requests, history] = await Promise.all([
    db.select(request).from(deskRequests).where(isOf(email, sources)).orderBy(asc(deskRequests.createdAt)),
    db
      .select({ requestId: deskRequests.id, at, action, toState, note })
      .from(deskRequestHistory)
      .innerJoin(deskRequests, eq(deskRequests.id, deskRequestHistory.requestId))
      .where(isOf(email, sources))
      .orderBy(asc(deskRequestHistory.number)),
  ]);
  return requests.map((each) => ({
    ...each,
    history: history
      .filter(({ requestId }) => requestId === each.id)
      .map(({ requestId: _request, ...line }) => line),
  }));
}

/**
 * Their history goes along. What came from rows of theirs must still be there. Claims and complaints are forgotten with what
 * they are about, which may have to be answered first.
 */
export async function forgetRequests(tx: Transaction, email: string, sources: SQL): Promise<void> {
  await tx.delete(deskRequests).where(and(isOf(email, sources), inArray(deskRequests.kind, [...CALL_KINDS])));
}
