import { emailKey } from '@riparo/domain/account/email-key.ts';
import { and, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connection.ts';
import { mailMessages } from './tables.ts';

const recipient = sql`lower(${mailMessages.recipient})`;

/** What was written to an address is forgotten now, or once it has left. */
export async function forgetMailsTo(tx: Transaction, email: string): Promise<void> {
  const key = emailKey(email);
  const isTheirs = sql`${recipient} = ${key}`;
  await tx.delete(mailMessages).where(and(isTheirs, isNotNull(mailMessages.sentAt)));
  await tx
    .update(mailMessages)
    .set({ isForgottenOnceSent: true })
    .where(and(isTheirs, isNull(mailMessages.sentAt)));
}

/** What was written to somebody is forgotten; what was to be written about them never leaves. */
export async function forgetMails(tx: Transaction, email: string): Promise<void> {
  const key = emailKey(email);
  await forgetMailsTo(tx, email);
  // Mails to the desk hold the address of whom they are about. Those that left hold nothing any more.
  await tx
    .delete(mailMessages)
    .where(
      and(
        isNull(mailMessages.sentAt),
        ne(recipient, key),
        sql`strpos(lower(${mailMessages.data}::text), to_json(${key}::text)::text) > 0`,
      ),
    );
}
