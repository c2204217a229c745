import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** A mail, queued or sent; its job knows only its id. */
export const mailMessages = pgTable(
  'mail_message',
  {
    id: uuid().primaryKey().defaultRandom(),
    template: text().notNull(),
    recipient: text().notNull(),
    data: jsonb().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    /** The recipient asked for deletion: nothing of it remains once sent. */
    isDeletedOnceSent: boolean('is_forgotten_once_sent').notNull().default(false),
    /** The deal of a mail that is stored and deleted with it. Null for all others. */
    dealUuid: uuid('deal_uuid').$type<DealUuid>(),
    /** The subject as sent, for a mail stored with its deal; null before sending and for all others. */
    subject: text(),
    /** The text without the secrets in its links; null also for a mail with a code. */
    text: text(),
  },
  (table) => [
    index('mail_message_waiting')
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null`),
    index('mail_message_recipient').on(sql`lower(${table.recipient})`),
    index('mail_message_deal')
      .on(table.dealUuid, table.createdAt)
      .where(sql`${table.dealUuid} is not null`),
  ],
);

/**
 * When a mailbox got mails of a class, the latest first, for a day: see `mail-budget.ts`. Its migration makes
 * it unlogged, like `rate_limit`.
 */
export const mailBudgetUses = pgTable('mail_budget', {
  /** A keyed hash of mailbox and class. */
  key: text().primaryKey(),
  sentAt: moment('sent_at').array().notNull(),
});
