import type { CallOutcome } from '@riparo/domain/care/requests/outcomes.ts';
import { isCallKind, type RequestKind } from '@riparo/domain/care/requests/kinds.ts';
import type { RequestState } from '@riparo/domain/care/requests/states.ts';
import type { QuoteUuid, RequestId, StaffId } from '@riparo/domain/platform/values/ids.ts';
import { type SQL, sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { lifeQuotes } from '../../understand/quotes/tables.ts';
import { staffMembers } from '../../desk/staff/tables.ts';

/**
 * A customer's request to the desk. Only `open-request.ts` creates rows and only `change-request.ts` changes
 * them.
 */
export const deskRequests = pgTable(
  'desk_request',
  {
    id: uuid().primaryKey().defaultRandom().$type<RequestId>(),
    kind: text().notNull().$type<RequestKind>(),
    state: text().notNull().$type<RequestState>(),
    /** The row it came from: one row of a kind opens one request. */
    sourceId: uuid('source_id').notNull(),
    quoteUuid: uuid('quote_uuid')
      .$type<QuoteUuid>()
      .references(() => lifeQuotes.uuid, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    /** Claims and complaints may come without one. */
    phone: text(),
    /** The product they ask about; domain knows its title. A claim or a complaint may have none. */
    product: text(),
    /** The promised moment. */
    deadline: moment('deadline').notNull(),
    /** Not to be called earlier: the last call was not answered, or the customer chose the moment. */
    againAt: moment('again_at'),
    due: moment('due')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`coalesce(${deskRequests.againAt}, ${deskRequests.deadline})`),
    /** Unanswered calls. */
    attempts: integer().notNull().default(0),
    assigneeId: uuid('assignee_id')
      .$type<StaffId>()
      .references(() => staffMembers.id),
    takenAt: moment('taken_at'),
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull(),
    closedAt: moment('closed_at'),
    /** Of the last call. */
    outcome: text().$type<CallOutcome>(),
  },
  (table) => [
    unique('desk_request_source').on(table.kind, table.sourceId),
    // The queue: its first page and the next to take, however many are closed.
    index('desk_request_open')
      .on(table.due, table.id)
      .where(sql`${table.state} in ('new', 'taken', 'waiting')`),
    index('desk_request_closed')
      .on(table.closedAt.desc(), table.id.desc())
      .where(sql`${table.state} in ('done', 'lost')`),
    index('desk_request_assignee').on(table.assigneeId, table.due, table.id),
    index('desk_request_quote').on(table.quoteUuid),
    index('desk_request_deadline').on(table.deadline),
    index('desk_request_created').on(table.createdAt),
    index('desk_request_email').on(sql`lower(${table.email})`),
  ],
);

// Must match the text of the partial indexes, which serve nothing else.
export const isOpen = sql`${deskRequests.state} in ('new', 'taken', 'waiting')`;
export const isClosedRow = sql`${deskRequests.state} in ('done', 'lost')`;

export type RequestRow = typeof deskRequests.$inferSelect;

/** A request that is handled with a call. */
export type CallRow = RequestRow & { phone: string; product: string };

export const isCall = (row: RequestRow): row is CallRow =>
  isCallKind(row.kind) && row.phone !== null && row.product !== null;
