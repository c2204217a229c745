import type { DeskRequest } from '@riparo/domain/care/requests/request-calls.ts';
import { CALL_KINDS, type RequestKind } from '@riparo/domain/care/requests/kinds.ts';
import { isClosed, type RequestState } from '@riparo/domain/care/requests/states.ts';
import {
  groupRange,
  MAX_COUNTED,
  REQUEST_GROUPS,
  type RequestGroup,
} from '@riparo/domain/care/requests/urgency.ts';
import { and, asc, count, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { afterMark, pageOf } from '../../platform/database/page.ts';
import { literally } from '../../platform/database/text-patterns.ts';
import type { RequestParts } from './change-request.ts';
import { selectRequests, toAnswer } from './request-answer.ts';
import { deskRequests, isClosedRow, isOpen } from './tables.ts';
import { isVisibleTo, type RequestReader } from './visible-requests.ts';

const pageSize = 50;

type Asking = Pick<RequestParts, 'clock'> & { db: Database | Transaction };

export type QueueFilter = {
  group?: RequestGroup | undefined;
  mine?: 'true' | undefined;
  kind?: RequestKind | undefined;
  calls?: 'true' | undefined;
  state?: RequestState | undefined;
  q?: string | undefined;
  after?: string | undefined;
};

/** A page of the queue, with the size of each group. Closed requests are read from the end. */
export async function readQueue({ db, clock }: Asking, filter: QueueFilter, reader: RequestReader) {
  const { group, mine, kind, calls, state, q, after } = filter;
  const now = clock();
  const isOfClosed = state !== undefined && isClosed(state);
  const [rows, groups] = await Promise.all([
    selectRequests(db)
      .where(
        and(
          isOfClosed ? isClosedRow : isOpen,
          isVisibleTo(reader),
          state && eq(deskRequests.state, state),
          kind && eq(deskRequests.kind, kind),
          calls && inArray(deskRequests.kind, [...CALL_KINDS]),
          mine && eq(deskRequests.assigneeId, reader.id),
          group && isDueIn(group, now),
          q === undefined ? undefined : isAbout(q),
          isOfClosed
            ? afterMark(after, [deskRequests.closedAt, deskRequests.id], 'desc')
            : afterMark(after, [deskRequests.due, deskRequests.id], 'asc'),
        ),
      )
      .orderBy(
        ...(isOfClosed
          ? [sql`${deskRequests.closedAt} desc nulls last`, sql`${deskRequests.id} desc nulls last`]
          : [asc(deskRequests.due), asc(deskRequests.id)]),
      )
      .limit(pageSize + 1),
    countGroups({ db }, now, reader),
  ]);
  const { page, next } = pageOf(rows, pageSize, ({ request: { closedAt, due, id } }) => [
    closedAt ?? due,
    id,
  ]);
  const data: DeskRequest[] = page.map((row) => toAnswer(row, reader.id));
  return { data, next, groups };
}

const isDueIn = (group: RequestGroup, now: Date): SQL | undefined => {
  const { from, before } = groupRange(group, now);
  return and(
    from ? gte(deskRequests.due, from) : undefined,
    before ? lt(deskRequests.due, before) : undefined,
  );
};

/** First and last name in any order. Never the phone, which most readers see masked. */
const isAbout = (words: string): SQL | undefined =>
  and(
    ...words
      .split(/\s+/)
      .map((word) => `%${literally(word)}%`)
      .map(
        (part) =>
          sql`${deskRequests.firstName} || ' ' || ${deskRequests.lastName} || ' ' || ${deskRequests.email} ilike ${part}`,
      ),
  );

/**
 * Counts up to a limit, and all in one round trip: counting a hundred thousand takes longer than reading the
 * page.
 */
export async function countGroups(
  { db }: Pick<Asking, 'db'>,
  now: Date,
  reader: RequestReader,
): Promise<Record<RequestGroup, number>> {
  const countOf = (group: RequestGroup) => {
    const some = db
      .select({ id: deskRequests.id })
      .from(deskRequests)
      .where(and(isOpen, isVisibleTo(reader), isDueIn(group, now)))
      .limit(MAX_COUNTED)
      .as('some');
    return sql`(${db.select({ found: count() }).from(some)})::int as ${sql.identifier(group)}`;
  };
  const { rows } = await db.execute<Record<RequestGroup, number>>(
    sql`select ${sql.join(REQUEST_GROUPS.map(countOf), sql`, `)}`,
  );
  const [counts] = rows;
  if (!counts) throw new Error('nothing was counted');
  return counts;
}
