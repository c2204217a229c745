import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { and, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connection.ts';
import { mailMessages } from './tables.ts';
import type { TemplateKey } from './templates.ts';

const recipient = sql`lower(${mailMessages.recipient})`;
const isTo = (email: string) => sql`${recipient} = ${emailKey(email)}`;

/** Mails that bring nothing but a way to a purchase, a code for it, or answers on their way to one. */
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

/** What was written to an address is forgotten now, or once it has left. */
export async function forgetMailsTo(tx: Transaction, email: string): Promise<void> {
  await tx.delete(mailMessages).where(and(isTo(email), isNotNull(mailMessages.sentAt)));
  await tx.update(mailMessages).set({ isForgottenOnceSent: true }).where(isTo(email));
}

/** What was written to somebody is forgotten; what was to be written about them never leaves. */
export async function forgetMails(tx: Transaction, email: string): Promise<void> {
  await forgetMailsTo(tx, email);
  await forgetLinks(tx, email);
  // Mails to the desk hold the address of whom they are about. Those that left hold nothing any more.
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

/** What was written about deals goes with them; what waits to leave still does, and goes then. */
export async function forgetMailsAbout(tx: Transaction, dealUuids: readonly DealUuid[]): Promise<void> {
  const isAbout = inArray(mailMessages.dealUuid, [...dealUuids]);
  await tx.delete(mailMessages).where(and(isAbout, isNotNull(mailMessages.sentAt)));
  await tx.update(mailMessages).set({ isForgottenOnceSent: true }).where(isAbout);
}

/** Links to purchases no longer lead anywhere: of the mails that wait, one that has more to say leaves without. */
async function forgetLinks(tx: Transaction, email: string): Promise<void> {
  await tx.delete(mailMessages).where(and(isTo(email), inArray(mailMessages.template, [...leadToPurchase])));
  for (const link of ['withdrawalPath', 'payment'])
    await tx
      .update(mailMessages)
      .set({ data: sql`jsonb_set(${mailMessages.data}, array[${link}], 'null')` })
      .where(and(isTo(email), sql`jsonb_exists(${mailMessages.data}, ${link})`));
}
