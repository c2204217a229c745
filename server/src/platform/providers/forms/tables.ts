import type { FormSubmission } from '@riparo/domain/platform/call/form-calls.ts';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns.ts';

/** Submissions of the built-in forms provider; empty with another one configured. */
export const formSubmissions = pgTable(
  'form_submission',
  {
    id: uuid().primaryKey().defaultRandom(),
    formId: text('form_id').notNull(),
    /** A delivery tried twice is one submission. */
    deliveryKey: text('delivery_key').notNull().unique(),
    /** The sender's e-mail, if the form has one. */
    email: text(),
    submission: jsonb().$type<FormSubmission>().notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('form_submission_email').on(sql`lower(${table.email})`)],
);
