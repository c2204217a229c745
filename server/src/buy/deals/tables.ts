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

/** A purchase on its way. Its uuid names it and opens nothing: `find-by-address.ts` says what does. */
export const deals = pgTable(
  'deal',
  {
    uuid: uuid().primaryKey().$type<DealUuid>(),
    /** Made of the browser's key and of what was submitted: the same submission sent twice finds its own row. */
    submissionKey: uuid('submission_key').notNull().unique().$type<SubmissionKey>(),
    productKey: text('product_key').notNull(),
    order: text().notNull().$type<DealOrder>(),
    /** Written by `advanceDeal` alone. */
    stage: text({ enum: stageKeys }).notNull(),
    /** Rises with every change of the row. */
    version: integer().notNull().default(1),
    email: text().notNull(),
    emailKey: text('email_key').notNull().$type<EmailKey>(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    profile: jsonb().notNull().$type<Buyer['profile']>(),
    attributes: jsonb().$type<PetAttributes>(),
    consents: jsonb().notNull().$type<ConsentsGiven>(),
    /** Null as long as nothing was answered; also for what was bought before anybody was asked. */
    suitability: jsonb().$type<SuitabilityGiven>(),
    /** As the catalogue said when the deal was opened. */
    priceCents: integer('price_cents').notNull().$type<Cents>(),
    /** The account of the buyer, once their mailbox was proved. A deal outlives it. */
    accountId: uuid('account_id')
      .$type<AccountId>()
      .references(() => customers.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** From here on its address answers as if it had never been; null once it was paid. */
    expiresAt: moment('expires_at'),
    startsOn: day('starts_on'),
    endsOn: day('ends_on'),
    /** The deal whose next year this is; each has one at most. */
    renewalOf: uuid('renewal_of')
      .$type<DealUuid>()
      .unique()
      .references((): AnyPgColumn => deals.uuid, { onDelete: 'set null' }),
    /** When the buyer was told, once, that the purchase waits for them. */
    remindedAt: moment('reminded_at'),
    /**
     * When its owner asked to be forgotten. From then on it is there for no account, no mailbox and no link. What was
     * paid is kept as the law wants; what could still be paid goes as soon as it is closed.
     */
    erasureAskedAt: moment('erasure_asked_at'),
    /** Rises when its mailbox changes: links that were mailed before are void. */
    linkVersion: integer('link_version').notNull().default(0),
    /** Rises when its owner claims it or another browser goes on with it: what the browsers before them hold is void. */
    browserVersion: integer('browser_version').notNull().default(0),
    /** Hashes of the two addresses that lead to it. The second is of the latest mails; both are null for an erased owner. */
    openerAddress: text('opener_address'),
    mailedAddress: text('mailed_address'),
  },
  (table) => [
    index('deal_account').on(table.accountId),
    uniqueIndex('deal_opener_address').on(table.openerAddress).concurrently(),
    uniqueIndex('deal_mailed_address').on(table.mailedAddress).concurrently(),
    // The desk also looks for beginnings.
    index('deal_email').on(table.emailKey.op('text_pattern_ops')),
    index('deal_expires')
      .on(table.expiresAt)
      .where(sql`${table.expiresAt} is not null`),
    // Lists of the desk: each page begins where the one before it ended, however many there are.
    index('deal_created').on(table.createdAt, table.uuid),
    // What is counted and summed up by stage is read from here alone.
    index('deal_stage').on(table.stage, table.createdAt, table.uuid, table.productKey, table.priceCents),
    index('deal_product').on(table.productKey, table.createdAt, table.uuid),
    index('deal_words').using('gin', dealWords(table)),
  ],
);

/** Names and e-mail as words without accents. The migration of the desk's lists has the function, as `wordsIn` cuts them. */
export function dealWords(
  table: Readonly<Record<'firstName' | 'lastName' | 'email', AnyPgColumn>> = deals,
): SQL {
  return sql`deal_words(${table.firstName}, ${table.lastName}, ${table.email})`;
}

/**
 * How many deals each stage holds and what they are worth: the sum of its rows. Triggers on `deal` add a row for whatever
 * changes, so that nobody waits for anybody; `foldTally` makes few of many.
 */
export const dealTally = pgTable('deal_tally', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  stage: text({ enum: stageKeys }).notNull(),
  productKey: text('product_key').notNull(),
  number: bigint({ mode: 'number' }).notNull(),
  sumCents: bigint('sum_cents', { mode: 'number' }).notNull(),
});

export type DealRow = typeof deals.$inferSelect;

/** What was ticked: the version of the texts, when, on which page, and the documents that were shown. */
export type ConsentsGiven = {
  version: string;
  givenAt: string;
  source: string;
  given: PurchaseConsents & Partial<SkiConsents>;
  /** Whether whoever ticked what is free in it had proved the e-mail. */
  isProved?: boolean;
  documents: readonly { key: string; version: string }[];
  /** What the owner said in the personal area, written down here when their account goes: part of the same proof. */
  later?: readonly { kind: string; given: boolean; version: string; source: string; at: string }[];
};

/** What the buyer answered of what decides whether the product fits, in the words that were on the screen. */
export type SuitabilityGiven = { answeredAt: string; lines: readonly SuitabilityLine[] };

/** Only ever added to. */
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
    /** Who or what made it happen, without personal data. */
    cause: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('deal_history_deal').on(table.dealUuid), index('deal_history_at').on(table.at)],
);
