import type { NoteId, StaffId, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/**
 * Everything that was done with a case of any kind. Only added to: the migration forbids updates, and removes the lines
 * with the row of their case.
 */
export const caseHistory = pgTable(
  'case_history',
  {
    /** Over all cases, in the order in which `newestLine` counts them. */
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** The id of the row of its kind. */
    caseId: uuid('case_id').notNull(),
    at: moment('at').notNull(),
    /** Null for customers and for the product itself. */
    actorId: uuid('actor_id').$type<StaffId>(),
    /** As it was then. */
    actorName: text('actor_name').notNull(),
    action: text().notNull(),
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    /** Without personal data. */
    details: jsonb().notNull().$type<Readonly<Record<string, unknown>>>(),
    /** Of the submission: the same person repeating it on the same case changes nothing. */
    key: uuid().$type<SubmissionKey>(),
  },
  (table) => [
    uniqueIndex('case_history_key').on(table.key, table.caseId, sql`coalesce(${table.actorId}::text, '')`),
    index('case_history_case').on(table.caseId, table.number),
    index('case_history_at').on(table.at),
  ],
);

/** Every text of every note that staff wrote about a case. Author and time are those of its line in the history. */
export const caseNotes = pgTable(
  'case_note',
  {
    line: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => caseHistory.number, { onDelete: 'cascade' }),
    id: uuid().notNull().$type<NoteId>(),
    /** Of its text, from 1. */
    version: integer().notNull(),
    text: text().notNull(),
  },
  (table) => [unique('case_note_version').on(table.id, table.version)],
);
