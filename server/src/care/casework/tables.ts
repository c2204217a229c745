import type { NoteId, StaffId, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/**
 * The history of cases of every kind. Rows are only added: the migration forbids updates, and deletes them
 * with the row of their case.
 */
export const caseHistory = pgTable(
  'case_history',
  {
    /** Across all cases, in the order in which `newestLine` counts them. */
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** The id of the row in the table of its kind. */
    caseId: uuid('case_id').notNull(),
    at: moment('at').notNull(),
    /** Null for customers and for the product itself. */
    actorId: uuid('actor_id').$type<StaffId>(),
    /** The name at that time. */
    actorName: text('actor_name').notNull(),
    action: text().notNull(),
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    /** Contains no personal data. */
    details: jsonb().notNull().$type<Readonly<Record<string, unknown>>>(),
    /** The submission's key: repeated by the same person on the same case, it changes nothing. */
    key: uuid().$type<SubmissionKey>(),
  },
  (table) => [
    uniqueIndex('case_history_key').on(table.key, table.caseId, sql`coalesce(${table.actorId}::text, '')`),
    index('case_history_case').on(table.caseId, table.number),
    index('case_history_at').on(table.at),
  ],
);

/** Every text of every note of staff on a case. Author and time are those of its line in the history. */
export const caseNotes = pgTable(
  'case_note',
  {
    line: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => caseHistory.number, { onDelete: 'cascade' }),
    id: uuid().notNull().$type<NoteId>(),
    /** The version of the text, from 1. */
    version: integer().notNull(),
    text: text().notNull(),
  },
  (table) => [unique('case_note_version').on(table.id, table.version)],
);
