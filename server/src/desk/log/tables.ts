import type { LogAction } from '@riparo/domain/platform/call/log-actions.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/**
 * Who did what at the desk, and whose data they saw. Only `append.ts` appends rows; the database refuses to
 * change them, and to remove those younger than two years. Each month is a separate table (`log-months.ts`),
 * dropped as a whole.
 */
export const deskLog = pgTable(
  'desk_log',
  {
    /** Without gaps or repeats: appending locks the end of the chain. */
    number: bigint({ mode: 'number' }).notNull(),
    /** Never before that of the previous row. */
    at: moment().notNull(),
    /** The staff member; null for the product itself. */
    actorId: text('actor_id'),
    /** The name at the time: people leave, their actions stay. */
    actorName: text('actor_name').notNull(),
    /** The network address; empty for the product itself. */
    address: text().notNull(),
    action: text().notNull().$type<LogAction>(),
    /** Kind and id: `request 5d2c…`. Never a name. */
    subject: text().notNull(),
    /** JSON, stored exactly as hashed. */
    details: text().notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text().notNull(),
    /** The key that signed it (`log-keys.ts`); empty for rows from before there were keys. */
    keyId: text('key_id').notNull().default(''),
  },
  (table) => [
    // A partitioned table requires the partition key in unique constraints.
    primaryKey({ columns: [table.number, table.at] }),
    index('desk_log_at').on(table.at),
    index('desk_log_subject').on(table.subject, table.number),
    index('desk_log_actor').on(table.actorId, table.number),
    index('desk_log_action').on(table.action, table.number),
  ],
);

export type LogRow = typeof deskLog.$inferSelect;

/**
 * The end of the chain, in one row. Appending locks it; it is signed, so that someone with the database but
 * not the key cannot cut off the last rows.
 */
export const deskLogEnd = pgTable(
  'desk_log_end',
  {
    id: integer().primaryKey().default(1),
    number: bigint({ mode: 'number' }).notNull().default(0),
    at: moment()
      .notNull()
      .default(sql`'epoch'`),
    hash: text().notNull().default(''),
    keyId: text('key_id').notNull().default(''),
    /** Null until something is appended. */
    signature: text(),
  },
  (table) => [check('desk_log_end_is_one', sql`${table.id} = 1`)],
);

/** Ends of the chain at some moments, which were also noted elsewhere (`note-head.ts`). Append-only. */
export const deskLogHeads = pgTable('desk_log_head', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment().notNull(),
  number: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
  /** The number of rows from the oldest one stored. */
  rows: bigint({ mode: 'number' }).notNull(),
  keyId: text('key_id').notNull(),
  signature: text().notNull(),
});
