import { isCallKind, REQUEST_KINDS } from '@riparo/domain/care/requests/kinds.ts';
import type { DeskRequest } from '@riparo/domain/care/requests/request-calls.ts';
import { and, gt, inArray, lte, or } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { caseHistory } from '../casework/tables.ts';
import { requestCase } from './change-request.ts';
import { selectRequests, toAnswer } from './request-answer.ts';
import { deskRequests, type RequestRow } from './tables.ts';
import { isVisibleTo, type RequestReader } from './visible-requests.ts';

const MAX_CHANGED_REQUESTS = 200;

/** These kinds move in the queue with their own cases, whose histories use the case's own name. */
const ownPageKinds = REQUEST_KINDS.filter((kind) => !isCallKind(kind));

type Changes = { data: DeskRequest[]; newest: number; isTooMany: boolean };

/**
 * Requests that changed since a position in the history, for a desk that was disconnected. Without a position
 * it gets the newest one.
 */
export async function requestChanges(
  db: Transaction,
  { since, newest }: { since: number | undefined; newest: number },
  reader: RequestReader,
): Promise<Changes> {
  if (since === undefined) return { data: [], newest, isTooMany: false };
  const changed = await db
    .selectDistinct({ id: caseHistory.caseId })
    .from(caseHistory)
    .where(
      and(
        gt(caseHistory.number, since),
        lte(caseHistory.number, newest),
        inArray(caseHistory.kind, [requestCase.name, ...ownPageKinds]),
      ),
    )
    .limit(MAX_CHANGED_REQUESTS + 1);
  if (changed.length > MAX_CHANGED_REQUESTS) return { data: [], newest, isTooMany: true };
  const ids = changed.map(({ id }) => id as RequestRow['id']);
  const isOfCase = and(inArray(deskRequests.kind, ownPageKinds), inArray(deskRequests.sourceId, ids));
  const rows = await selectRequests(db).where(
    and(or(inArray(deskRequests.id, ids), isOfCase), isVisibleTo(reader)),
  );
  return { data: rows.map((row) => toAnswer(row, reader.id)), newest, isTooMany: false };
}
