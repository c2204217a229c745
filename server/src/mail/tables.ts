import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
    /** Its recipient asked to be forgotten: nothing of it stays once it has left. */
    isForgottenOnceSent: boolean('is_forgotten_once_sent').notNull().default(false),
  },
  (table) => [
    index('mail_message_waiting')
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null`),
  ],
);
