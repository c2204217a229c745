import type { DeskRequest } from '@riparo/domain/care/requests/request-calls.ts';
import { and, gt, inArray, lte, max, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import type { RequestParts } from './change-request.ts';
import { changesLock } from './note-change.ts';
import { selectRequests, toAnswer } from './request-answer.ts';
import { deskRequestHistory, deskRequests } from './tables.ts';
import { isVisibleTo, type RequestReader } from './visible-requests.ts';

const MOST_REQUESTS = 200;

type Changes = { data: DeskRequest[]; newest: number; isTooMany: boolean };

/** Requests that have changed since a number of the history, for a desk that was away. Without one it learns where it stands. */
export async function requestChanges(
  db: Transaction,
  { since, newest }: { since: number | undefined; newest: number },
  reader: RequestReader,
): Promise<Changes> {
  if (since === undefined) return { data: [], newest, isTooMany: false };
  const changed = await db
    .selectDistinct({ id: deskRequestHistory.requestId })
    .from(deskRequestHistory)
    .where(and(gt(deskRequestHistory.number, since), lte(deskRequestHistory.number, newest)))
    .limit(MOST_REQUESTS + 1);
  if (changed.length > MOST_REQUESTS) return { data: [], newest, isTooMany: true };
  const ids = changed.map(({ id }) => id);
  const rows = await selectRequests(db).where(and(inArray(deskRequests.id, ids), isVisibleTo(reader)));
  return { data: rows.map((row) => toAnswer(row, reader.id)), newest, isTooMany: false };
}

/**
 * The number up to which nothing comes any more. Numbers are given before their rows are committed, in any order: whoever has
 * one holds the lock together with others, so to hold it alone for a moment is to wait for all of them.
 */
export const newestNumber = (db: RequestParts['db']): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${changesLock})`);
    const [found] = await tx.select({ newest: max(deskRequestHistory.number) }).from(deskRequestHistory);
    return found?.newest ?? 0;
  });
