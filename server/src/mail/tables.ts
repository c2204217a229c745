import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A mail to send, or sent: the job that sends it knows only its id. */
export const mailMessages = pgTable(
  'mail_message',
  {
    id: uuid().primaryKey().defaultRandom(),
    template: text().notNull(),
    recipient: text().notNull(),
    data: jsonb().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('mail_message_waiting')
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null`),
  ],
);
