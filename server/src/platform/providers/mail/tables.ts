import { customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Mails the sandbox accepted in place of a mail server; always empty in production. */
export const sandboxMails = pgTable(
  'sandbox_mail',
  {
    id: uuid().primaryKey().defaultRandom(),
    messageId: text('message_id').notNull(),
    sender: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [index('sandbox_mail_received').on(table.receivedAt)],
);

export const sandboxAttachments = pgTable('sandbox_mail_attachment', {
  id: uuid().primaryKey().defaultRandom(),
  mailId: uuid('mail_id')
    .notNull()
    .references(() => sandboxMails.id, { onDelete: 'cascade' }),
  filename: text().notNull(),
  contentType: text('content_type').notNull(),
  content: bytes().notNull(),
});
