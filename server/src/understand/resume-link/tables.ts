import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** Answers on their way to another device. Only the link contains their key; this is its hash. */
export const carriedAnswers = pgTable(
  'carried_answers',
  {
    tokenHash: text('token_hash').primaryKey(),
    formId: text('form_id').notNull(),
    sealed: text().notNull(),
    /** Of the mailbox that got the link. */
    emailKey: text('email_key'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('carried_answers_email').on(table.emailKey),
    index('carried_answers_expiry').on(table.expiresAt),
  ],
);
