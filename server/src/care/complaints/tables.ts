import type { EmailKey } from '@riparo/domain/platform/person/email-key.ts';
import type {
  ClosingReason,
  Complainant,
  ComplaintArea,
  ComplaintChannel,
  ComplaintOutcome,
} from '@riparo/domain/care/complaints/register.ts';
import type { ComplaintState } from '@riparo/domain/care/complaints/states.ts';
import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { ClaimId, ComplaintId, DealUuid, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { sql } from 'drizzle-orm';
import { customType, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { claims } from '../claims/tables.ts';
import { deals } from '../../buy/deals/tables.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const day = (name: string) => date(name, { mode: 'string' }).$type<IsoDate>();

/** The register. Rows are added by `open-complaint.ts` and changed by `change-complaint.ts` alone. */
export const complaints = pgTable(
  'complaint',
  {
    id: uuid().primaryKey().$type<ComplaintId>(),
    number: text().notNull().unique(),
    /** Made by the browser: the same submission sent twice finds its own row. */
    submissionKey: uuid('submission_key').notNull().unique().$type<SubmissionKey>(),
    state: text().notNull().$type<ComplaintState>(),
    /** Rises with every change. */
    version: integer().notNull().default(1),
    channel: text().notNull().$type<ComplaintChannel>(),
    complainant: text().notNull().$type<Complainant>(),
    onBehalfOf: text('on_behalf_of'),
    area: text().notNull().$type<ComplaintArea>(),
    product: text(),
    dealUuid: uuid('deal_uuid')
      .$type<DealUuid>()
      .references(() => deals.uuid, { onDelete: 'set null' }),
    claimId: uuid('claim_id')
      .$type<ClaimId>()
      .references(() => claims.id, { onDelete: 'set null' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Null if none was given: then there is an address, and everything we send is a letter. */
    email: text(),
    emailKey: text('email_key').$type<EmailKey>(),
    /** As the complainant wrote it, for the letter. */
    postalAddress: text('postal_address'),
    /** When the letters were posted; null also for those sent by mail. */
    receiptPostedOn: day('receipt_posted_on'),
    endPostedOn: day('end_posted_on'),
    /** When its mailbox was proved: by a signed-in customer, by the mailed link, or by the desk that registered it. */
    mailboxProvedAt: moment('mailbox_proved_at'),
    phone: text(),
    /** The complainant's reference to a policy or claim. */
    reference: text(),
    story: text().notNull(),
    wish: text().notNull(),
    /** The day from which the clock counts, in Italy. */
    receivedOn: day('received_on').notNull(),
    /** The last day for our part, as computed by `dueBy`. */
    dueOn: day('due_on').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The last day of the clock for which a warning was sent. */
    warnedDay: integer('warned_day').notNull().default(0),
    answerText: text('answer_text').notNull().default(''),
    answerOutcome: text('answer_outcome').$type<ComplaintOutcome>(),
    answerVersion: integer('answer_version').notNull().default(0),
    answerSavedBy: text('answer_saved_by'),
    /** When it was answered, withdrawn or closed, and by whom. */
    endedAt: moment('ended_at'),
    endedBy: text('ended_by'),
    closingReason: text('closing_reason').$type<ClosingReason>(),
    closingWords: text('closing_words'),
    /** When the complainant asked for erasure: the row stays in the register, and its links stop working. */
    erasureAskedAt: moment('erasure_asked_at'),
  },
  (table) => [
    index('complaint_open')
      .on(table.dueOn, table.id)
      .where(sql`${table.state} in ('received', 'in-progress')`),
    index('complaint_received').on(table.receivedOn.desc(), table.id.desc()),
    index('complaint_email').on(table.emailKey),
    index('complaint_deal').on(table.dealUuid),
    index('complaint_claim').on(table.claimId),
    index('complaint_ended').on(table.endedAt),
  ],
);

/** The closing letter is written but not posted yet. */
export const isToPost = sql`(${complaints.email} is null and ${complaints.endPostedOn} is null and ${complaints.state} in ('answered', 'closed'))`;

// Word for word as in its index.
export const isOpen = sql`${complaints.state} in ('received', 'in-progress')`;

export type ComplaintRow = typeof complaints.$inferSelect;

export type ComplaintDocumentKind = 'receipt' | 'answer' | 'closing';

/**
 * The documents of a complaint as they were sent, as proof of what the complainant has. Deleted with the
 * complaint.
 */
export const complaintDocuments = pgTable(
  'complaint_document',
  {
    complaintId: uuid('complaint_id')
      .notNull()
      .$type<ComplaintId>()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    kind: text().notNull().$type<ComplaintDocumentKind>(),
    sha256: text().notNull(),
    content: bytes('content').notNull(),
    madeAt: moment('made_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.complaintId, table.kind] })],
);

/** The number of complaints in each year: numbers have no gaps. */
export const complaintSerials = pgTable('complaint_serial', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});
