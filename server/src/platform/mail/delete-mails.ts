import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { and, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connection.ts';
import { mailMessages } from './tables.ts';
import type { TemplateKey } from './templates.ts';

const recipient = sql`lower(${mailMessages.recipient})`;
const isTo = (email: string) => sql`${recipient} = ${emailKey(email)}`;

/** Mails that contain only a link to a purchase, a code for it, or answers for one. */
const leadToPurchase: readonly TemplateKey[] = [
  'carried-answers',
  'documents-to-sign',
  'purchase-by-phone',
  'payment-link',
  'purchase-corrected',
  'purchase-saved',
  'purchase-to-complete',
  'purchase-unfinished',
  'renewal-offered',
  'signature-code',
];

/** Mails to an address are deleted now, or once they were sent. */
export async function deleteMailsTo(tx: Transaction, email: string): Promise<void> {
  await tx.delete(mailMessages).where(and(isTo(email), isNotNull(mailMessages.sentAt)));
  await tx.update(mailMessages).set({ isDeletedOnceSent: true }).where(isTo(email));
}

/** Mails to a person are deleted; unsent mails about them are never sent. */
export async function deleteMailsOf(tx: Transaction, email: string): Promise<void> {
  await deleteMailsTo(tx, email);
  await forgetLinks(tx, email);
  // Mails to the desk contain the customer's address. Those already sent no longer contain anything.
  await tx
    .delete(mailMessages)
    .where(
      and(
        isNull(mailMessages.sentAt),
        ne(recipient, emailKey(email)),
        sql`strpos(lower(${mailMessages.data}::text), to_json(${emailKey(email)}::text)::text) > 0`,
      ),
    );
}

/** Mails about deals are deleted with them; unsent ones are still sent, and deleted then. */
export async function deleteMailsAbout(tx: Transaction, dealUuids: readonly DealUuid[]): Promise<void> {
  const isAbout = inArray(mailMessages.dealUuid, [...dealUuids]);
  await tx.delete(mailMessages).where(and(isAbout, isNotNull(mailMessages.sentAt)));
  await tx.update(mailMessages).set({ isDeletedOnceSent: true }).where(isAbout);
}

/** Links to purchases are dead: unsent mails with other content are sent without them. */
async function forgetLinks(tx: Transaction, email: string): Promise<void> {
  await tx.delete(mailMessages).where(and(isTo(email), inArray(mailMessages.template, [...leadToPurchase])));
  for (const link of ['withdrawalPath', 'payment'])
    await tx
      .update(mailMessages)
      .set({ data: sql`jsonb_set(${mailMessages.data}, array[${link}], 'null')` })
      .where(and(isTo(email), sql`jsonb_exists(${mailMessages.data}, ${link})`));
}
