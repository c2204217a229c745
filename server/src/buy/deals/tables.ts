import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { Buyer, PetAttributes, PurchaseConsents } from '@riparo/domain/buy/purchase/purchase-request.ts';
import {
  type DealEvent,
  type DealOrder,
  type DealStage,
  dealStages,
} from '@riparo/domain/buy/deal/stages.ts';
import type { AccountId, DealUuid, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import type { SuitabilityLine } from '@riparo/domain/buy/products/suitability/statement.ts';
import type { SkiConsents } from '@riparo/domain/buy/products/ski/consents.ts';
import type { Cents } from '@riparo/domain/platform/values/money.ts';
import type { EmailKey } from '@riparo/domain/platform/person/email-key.ts';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { customers } from '../../platform/customers/tables.ts';

const day = (name: string) => date(name, { mode: 'string' }).$type<IsoDate>();
const stageKeys = dealStages.map(({ key }) => key) as [DealStage, ...DealStage[]];

/** A purchase in progress. Its uuid names it and opens nothing: see `find-by-address.ts`. */
export const deals = pgTable(
  'deal',
  {
    uuid: uuid().primaryKey().$type<DealUuid>(),
    /**
     * Derived from the browser's key and the submitted data: the same submission sent twice finds its own
     * row.
     */
    submissionKey: uuid('submission_key').notNull().unique().$type<SubmissionKey>(),
    productKey: text('product_key').notNull(),
    order: text().notNull().$type<DealOrder>(),
    /** Written only by `advanceDeal`. */
    stage: text({ enum: stageKeys }).notNull(),
    /** Rises with every change of the row. */
    version: integer().notNull().default(1),
    email: text().notNull(),
    emailKey: text('email_key').notNull().$type<EmailKey>(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    profile: jsonb().notNull().$type<Buyer['profile']>(),
    attributes: jsonb().$type<PetAttributes>(),
    consents: jsonb().notNull().$type<StoredConsents>(),
    /** Null until answered; also for purchases from before the questions existed. */
    suitability: jsonb().$type<StoredSuitability>(),
    /** As listed when the deal was opened. */
    priceCents: integer('price_cents').notNull().$type<Cents>(),
    /** The buyer's account, once their mailbox is proved. A deal outlives it. */
    accountId: uuid('account_id')
      .$type<AccountId>()
      .references(() => customers.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** After this moment its address answers as if it had never existed; null once paid. */
    expiresAt: moment('expires_at'),
    startsOn: day('starts_on'),
    endsOn: day('ends_on'),
    /** The deal that this one renews; each has at most one renewal. */
    renewalOf: uuid('renewal_of')
      .$type<DealUuid>()
      .unique()
      .references((): AnyPgColumn => deals.uuid, { onDelete: 'set null' }),
    /** When the buyer was reminded, once, of the unfinished purchase. */
    remindedAt: moment('reminded_at'),
    /**
     * When its owner asked for erasure. From then on no account, mailbox or link finds it. What was paid is
     * stored as the law requires; what could still be paid is deleted as soon as it is closed.
     */
    erasureAskedAt: moment('erasure_asked_at'),
    /** Rises when its mailbox changes, which voids earlier mailed links. */
    linkVersion: integer('link_version').notNull().default(0),
    /**
     * Rises when its owner claims it or another browser continues it, which voids the previous browsers'
     * access.
     */
    browserVersion: integer('browser_version').notNull().default(0),
    /**
     * Hashes of its two addresses. The second is the one in the latest mails; both are null for an erased
     * owner.
     */
    openerAddress: text('opener_address'),
    mailedAddress: text('mailed_address'),
  },
  (table) => [
    index('deal_account').on(table.accountId),
    uniqueIndex('deal_opener_address').on(table.openerAddress).concurrently(),
    uniqueIndex('deal_mailed_address').on(table.mailedAddress).concurrently(),
    // The desk also searches by prefix.
    index('deal_email').on(table.emailKey.op('text_pattern_ops')),
    index('deal_expires')
      .on(table.expiresAt)
      .where(sql`${table.expiresAt} is not null`),
    // Keyset pagination of the desk's lists: each page starts where the previous one ended.
    index('deal_created').on(table.createdAt, table.uuid),
    // Covering index: counts and sums by stage are read from it alone.
    index('deal_stage').on(table.stage, table.createdAt, table.uuid, table.productKey, table.priceCents),
    index('deal_product').on(table.productKey, table.createdAt, table.uuid),
    index('deal_words').using('gin', dealWords(table)),
  ],
);

/**
 * Names and e-mail as words without accents. The migration of the desk's lists defines the same function in
 * SQL; `wordsIn` splits them.
 */
export function dealWords(
  table: Readonly<Record<'firstName' | 'lastName' | 'email', AnyPgColumn>> = deals,
): SQL {
  return sql`deal_words(${table.firstName}, ${table.lastName}, ${table.email})`;
}

/**
 * Count and value of the deals in each stage: the sum of its rows. Triggers on `deal` add a row per change,
 * so that writers do not block each other; `foldTally` merges them.
 */
export const dealTally = pgTable('deal_tally', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  stage: text({ enum: stageKeys }).notNull(),
  productKey: text('product_key').notNull(),
  number: bigint({ mode: 'number' }).notNull(),
  sumCents: bigint('sum_cents', { mode: 'number' }).notNull(),
});

export type DealRow = typeof deals.$inferSelect;

/** The ticked consents: version of the texts, time, page, and the documents shown. */
export type StoredConsents = {
  version: string;
  givenAt: string;
  source: string;
  given: PurchaseConsents & Partial<SkiConsents>;
  /** Whether the buyer had proved the e-mail when giving the optional consents. */
  isProved?: boolean;
  documents: readonly { key: string; version: string }[];
  /**
   * What the owner chose in the personal area, copied here when their account is erased: part of the same
   * proof.
   */
  later?: readonly { kind: string; given: boolean; version: string; source: string; at: string }[];
};

/** The buyer's answers to the suitability questions, in the words on the screen. */
export type StoredSuitability = { answeredAt: string; lines: readonly SuitabilityLine[] };

/** Append-only. */
export const dealHistory = pgTable(
  'deal_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    dealUuid: uuid('deal_uuid')
      .notNull()
      .$type<DealUuid>()
      .references(() => deals.uuid, { onDelete: 'cascade' }),
    event: text().notNull().$type<DealEvent>(),
    fromStage: text('from_stage').notNull().$type<DealStage>(),
    toStage: text('to_stage').notNull().$type<DealStage>(),
    /** Who or what caused it, without personal data. */
    cause: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('deal_history_deal').on(table.dealUuid), index('deal_history_at').on(table.at)],
);
