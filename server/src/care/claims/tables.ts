import type { CoverWarningKind } from '@riparo/domain/care/claims/cover-warning.ts';
import type { CloseReason } from '@riparo/domain/care/claims/end-reasons.ts';
import type { PaperKind, PaperState } from '@riparo/domain/care/claims/papers.ts';
import type { ClaimState } from '@riparo/domain/care/claims/states.ts';
import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type {
  AccountId,
  ClaimId,
  ClaimNumber,
  RequestedDocumentId,
  DealUuid,
  StaffId,
  SubmissionKey,
} from '@riparo/domain/platform/values/ids.ts';
import type { Cents } from '@riparo/domain/platform/values/money.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { customers } from '../../platform/customers/tables.ts';
import { deals } from '../../buy/deals/tables.ts';

const claimId = () =>
  uuid('claim_id')
    .notNull()
    .$type<ClaimId>()
    .references(() => claims.id, { onDelete: 'cascade' });

/**
 * A claim of an insured person, from its first answer on; without a state it is a draft. Its owner is the
 * owner of the deal. Files belong to its id, or to that of the requested document.
 */
export const claims = pgTable(
  'claim',
  {
    id: uuid().primaryKey().$type<ClaimId>(),
    /** Made by the browser: the same key starts one claim. */
    submissionKey: uuid('submission_key').notNull().unique().$type<SubmissionKey>(),
    /** Null until a claimant with several policies has chosen one. */
    dealUuid: uuid('deal_uuid')
      .$type<DealUuid>()
      .references(() => deals.uuid, { onDelete: 'cascade' }),
    /** The account that started it, as long as it is a draft. */
    accountId: uuid('account_id')
      .$type<AccountId>()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Rises when the mailbox changes, which voids the links mailed before. */
    linkVersion: integer('link_version').notNull().default(0),
    answers: jsonb().notNull().$type<Answers>(),
    createdAt: moment('created_at').notNull(),
    savedAt: moment('saved_at').notNull(),

    /** Null for a draft. */
    state: text().$type<ClaimState>(),
    number: text().unique().$type<ClaimNumber>(),
    version: integer().notNull().default(1),
    sentAt: moment('sent_at'),
    /** The event in the words of the form as it was then. */
    what: text(),
    whatSaid: text('what_said'),
    happenedOn: date('happened_on', { mode: 'string' }).$type<IsoDate>(),
    /**
     * Why that day may not be covered, as judged when the claim was sent: the insurer decides. Null where it
     * is covered.
     */
    coverWarning: text('cover_warning').$type<CoverWarningKind>(),
    iban: text(),
    /** Null where no update is due. */
    nextWordBy: moment('next_word_by'),
    /** By when the insurer gets the first notice; null once it was given or the claim has ended. */
    handOverBy: moment('hand_over_by'),
    insurerReference: text('insurer_reference'),
    acceptedCents: integer('accepted_cents').$type<Cents>(),
    paidCents: integer('paid_cents').$type<Cents>(),
    endedAt: moment('ended_at'),
    closeReason: text('close_reason').$type<CloseReason>(),
    /** Why it ended, as the claimant reads it. */
    endReason: text('end_reason'),
  },
  (table) => [
    index('claim_deal').on(table.dealUuid),
    index('claim_account').on(table.accountId),
    index('claim_open')
      .on(table.nextWordBy, table.id)
      .where(sql`${table.nextWordBy} is not null`),
    index('claim_open_state')
      .on(table.state, table.nextWordBy, table.id)
      .where(sql`${table.nextWordBy} is not null`),
    index('claim_ended_state')
      .on(table.state, table.endedAt.desc(), table.id.desc())
      .where(sql`${table.endedAt} is not null`),
    // For a search by the beginning of a number.
    index('claim_number_beginning').on(table.number.op('text_pattern_ops')),
    index('claim_draft')
      .on(table.savedAt)
      .where(sql`${table.state} is null`),
  ],
);

export type ClaimRow = typeof claims.$inferSelect;

export type MessageKind = 'from-them' | 'from-us';

/** Messages in both directions. */
export const claimMessages = pgTable(
  'claim_message',
  {
    id: uuid().primaryKey().defaultRandom(),
    claimId: claimId(),
    kind: text().notNull().$type<MessageKind>(),
    authorId: uuid('author_id').$type<StaffId>(),
    authorName: text('author_name').notNull(),
    text: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('claim_message_claim').on(table.claimId, table.at)],
);

/** Documents requested from the claimant. Files sent for one belong to its id. */
export const claimPapers = pgTable(
  'claim_paper',
  {
    id: uuid().primaryKey().$type<RequestedDocumentId>(),
    claimId: claimId(),
    kind: text().notNull().$type<PaperKind>(),
    title: text().notNull(),
    hint: text(),
    /** Says something about a person's health: not without their consent. */
    isHealth: boolean('is_health').notNull().default(false),
    state: text().notNull().$type<PaperState>(),
    /** How often it was requested. */
    times: integer().notNull().default(1),
    /** Why it was requested again. */
    why: text(),
    askedAt: moment('asked_at').notNull(),
    givenAt: moment('given_at'),
    /** The claimant's text in place of a file. */
    note: text(),
  },
  (table) => [index('claim_paper_claim').on(table.claimId, table.askedAt)],
);

export type ClaimPaperRow = typeof claimPapers.$inferSelect;

/** By when an update was promised, and when it was given. */
export const claimPromises = pgTable(
  'claim_promise',
  {
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    claimId: claimId(),
    madeAt: moment('made_at').notNull(),
    deadline: moment('deadline').notNull(),
    keptAt: moment('kept_at'),
    /** Null for an update by the product itself. */
    keptBy: uuid('kept_by').$type<StaffId>(),
  },
  (table) => [
    index('claim_promise_claim').on(table.claimId, table.number),
    index('claim_promise_deadline').on(table.deadline),
    index('claim_promise_kept').on(table.keptAt),
  ],
);

/**
 * Each time a claimant gave or refused consent to the use of health data, with the version of the text. Rows
 * are only added.
 */
export const claimConsents = pgTable(
  'claim_consent',
  {
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    claimId: claimId(),
    given: boolean().notNull(),
    /** The version that was on the screen. */
    version: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('claim_consent_claim').on(table.claimId, table.number)],
);
