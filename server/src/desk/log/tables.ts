import type { LogAction } from '@riparo/domain/platform/call/log-actions.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

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
    at: moment().notNull(),
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
    /** Of the key that signed it (`log-keys.ts`); empty for rows of before there were keys. */
    keyId: text('key_id').notNull().default(''),
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

/**
 * Where the chain ends, in one row. Whoever appends locks it; it is signed, so that the last rows can not be cut off by
 * somebody who has the database and not the key.
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
    /** Null as long as nothing was appended. */
    signature: text(),
  },
  (table) => [check('desk_log_end_is_one', sql`${table.id} = 1`)],
);

/** Where the chain ended at some moments, as it was noted elsewhere too (`note-head.ts`). Only added to. */
export const deskLogHeads = pgTable('desk_log_head', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment().notNull(),
  number: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
  /** How many there were, from the oldest that was kept. */
  rows: bigint({ mode: 'number' }).notNull(),
  keyId: text('key_id').notNull(),
  signature: text().notNull(),
});
