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

/** The documents of a deal waiting for a signature, its code, and the proof of it. */
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

/**
 * Who signed what, when, from where, and how they were identified; also printed at the end of the signed
 * document.
 */
export type SignatureEvidence = {
  signer: { firstName: string; lastName: string; taxCode: string; email: string };
  signedAt: string;
  /** In plain text: as evidence before a judge it must be readable. */
  address: string;
  browser: string;
  consent: { version: string; text: string };
  /** Clauses approved separately. */
  approved?: readonly string[];
  code: {
    sentTo: string;
    sentAt: string;
    enteredAt: string;
    wrongTries: number;
    /**
     * Where the code that proved the mailbox earlier in the purchase was entered; a code of the signature is
     * entered with it.
     */
    enteredFrom?: { address: string; browser: string };
  };
  documents: readonly { kind: DealDocumentKind; title: string; sha256: string }[];
};
