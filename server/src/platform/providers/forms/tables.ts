import type { FormSubmission } from '@riparo/domain/platform/call/form-calls.ts';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns.ts';

/** What the built-in forms provider took; empty where another one is configured. */
export const formSubmissions = pgTable(
  'form_submission',
  {
    id: uuid().primaryKey().defaultRandom(),
    formId: text('form_id').notNull(),
    /** The same delivery, tried twice, is one submission. */
    deliveryKey: text('delivery_key').notNull().unique(),
    /** Whose it is, where the form says so. */
    email: text(),
    submission: jsonb().$type<FormSubmission>().notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('form_submission_email').on(sql`lower(${table.email})`)],
);
