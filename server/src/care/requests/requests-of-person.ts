import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { CALL_KINDS } from '@riparo/domain/care/requests/kinds.ts';
import { and, asc, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { historyOf } from '../casework/history.ts';
import { requestCase } from './change-request.ts';
import { deskRequests } from './tables.ts';

/**
 * By the mailbox, and by the person's own rows that requests came from: the desk may have corrected the
 * mailbox.
 */
const isOf = (email: string, sources: SQL) =>
  or(sql`lower(${deskRequests.email}) = ${emailKey(email)}`, inArray(deskRequests.sourceId, sources));

/** What a person requested of the desk and what was done about it, without the names of staff. */
export async function requestsOfPerson(db: Database, email: string, sources: SQL) {
  const { assigneeId: _assignee, sourceId: _source, ...request } = getTableColumns(deskRequests);
  const requests = await db
    .select(request)
    .from(deskRequests)
    .where(isOf(email, sources))
    .orderBy(asc(deskRequests.createdAt));
  const history = await historyOf(
    db,
    requestCase,
    requests.map(({ id }) => id),
  );
  return requests.map((each) => ({
    ...each,
    history: history
      .filter(({ caseId }) => caseId === each.id)
      .map(({ at, action, toState, note }) => ({ at, action, toState, note })),
  }));
}

/**
 * Deletes their history too. Must run before the rows they came from are deleted. Claims and complaints are
 * forgotten with their cases, which may have to be answered first.
 */
export async function forgetRequests(tx: Transaction, email: string, sources: SQL): Promise<void> {
  await tx.delete(deskRequests).where(and(isOf(email, sources), inArray(deskRequests.kind, [...CALL_KINDS])));
}
