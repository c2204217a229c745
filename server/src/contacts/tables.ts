import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A visitor who asked for a quote and waits for a call. */
export const quoteRequests = pgTable('quote_request', {
  id: uuid().primaryKey().defaultRandom(),
  /** Made by the browser: the same submission sent twice finds its own row. */
  submissionKey: uuid('submission_key').notNull().unique(),
  product: text().notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  consents: jsonb().$type<ConsentRecord>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** What was agreed to: the version of the texts, when, and on which page. */
export type ConsentRecord = {
  version: string;
  givenAt: string;
  source: string;
  privacy: boolean;
  userProfiling: boolean;
  marketing: boolean;
};
