import type { LogAction } from '@riparo/domain/desk-log/actions.ts';
import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Who did what at the desk, and whose data they saw. Rows are appended by `append.ts` alone; the database refuses to change
 * them, and to remove those that are younger than two years. Each month is a table of its own (`log-months.ts`), and goes as
 * a whole.
 */
export const deskLog = pgTable(
  'desk_log',
  {
    /** Without gaps, and none twice: whoever appends holds the end of the chain. */
    number: bigint({ mode: 'number' }).notNull(),
    /** Never before that of the row before it. */
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** Of somebody at the desk; null for the product itself. */
    actorId: text('actor_id'),
    /** The name as it was then: people leave, what they did stays. */
    actorName: text('actor_name').notNull(),
    /** The address it came from; empty for the product itself. */
    address: text().notNull(),
    action: text().notNull().$type<LogAction>(),
    /** Whose data, as kind and id: `request 5d2c…`. Never a name. */
    subject: text().notNull(),
    /** JSON, kept as it was hashed. */
    details: text().notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text().notNull(),
  },
  (table) => [
    // The database wants the month among what is unique.
    primaryKey({ columns: [table.number, table.at] }),
    index('desk_log_at').on(table.at),
    index('desk_log_subject').on(table.subject, table.number),
    index('desk_log_actor').on(table.actorId, table.number),
    index('desk_log_action').on(table.action, table.number),
  ],
);

export type LogRow = typeof deskLog.$inferSelect;
