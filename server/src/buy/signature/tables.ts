import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import type { DealDocumentKind } from '@riparo/domain/buy/documents/deal-documents.ts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { deals } from '../deals/tables.ts';

const dealUuid = () =>
  uuid('deal_uuid')
    .notNull()
    .$type<DealUuid>()
    .references(() => deals.uuid, { onDelete: 'cascade' });

/** The documents of a deal that wait for a signature, the code it is made with, and the proof that it was. */
export const dealSignatures = pgTable(
  'deal_signature',
  {
    dealUuid: dealUuid().primaryKey(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    remindersSent: integer('reminders_sent').notNull().default(0),
    codeHash: text('code_hash'),
    codeSentAt: moment('code_sent_at'),
    codeExpiresAt: moment('code_expires_at'),
    codeWrongTries: integer('code_wrong_tries').notNull().default(0),
    signedAt: moment('signed_at'),
    evidence: jsonb().$type<SignatureEvidence>(),
    /** When the signed document was made. */
    sealedAt: moment('sealed_at'),
  },
  (table) => [
    index('deal_signature_waiting')
      .on(table.expiresAt)
      .where(sql`${table.signedAt} is null`),
  ],
);

export type DealSignature = typeof dealSignatures.$inferSelect;

/** Who signed what, when, from where and how it is known; also printed at the end of the signed document. */
export type SignatureEvidence = {
  signer: { firstName: string; lastName: string; taxCode: string; email: string };
  signedAt: string;
  /** In the clear: it is worth something only to whoever can read it, before a judge. */
  address: string;
  browser: string;
  consent: { version: string; text: string };
  /** Clauses that were approved apart. */
  approved?: readonly string[];
  code: {
    sentTo: string;
    sentAt: string;
    enteredAt: string;
    wrongTries: number;
    /** Where it was typed, of one that proved the mailbox earlier in the purchase; that of the signature was typed with it. */
    enteredFrom?: { address: string; browser: string };
  };
  documents: readonly { kind: DealDocumentKind; title: string; sha256: string }[];
};
