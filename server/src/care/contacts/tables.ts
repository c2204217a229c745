import type { QuoteUuid, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import type { ConsentRecord } from '../../platform/customers/consent-record.ts';
import { lifeQuotes } from '../../understand/quotes/tables.ts';

/** A visitor who asked for a quote and waits for a call. */
export const quoteRequests = pgTable(
  'quote_request',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Made by the browser: the same submission sent twice finds its own row. */
    submissionKey: uuid('submission_key').notNull().unique().$type<SubmissionKey>(),
    product: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    consents: jsonb().$type<ConsentRecord>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** The promised moment; approximate for rows written by the previous version during a deployment. */
    callBy: moment('call_by')
      .notNull()
      .default(sql`now() + interval '30 minutes'`),
    /** When the forms provider accepted it. */
    forwardedAt: moment('forwarded_at'),
  },
  (table) => [index('quote_request_email').on(sql`lower(${table.email})`)],
);

/** A visitor with a quote, or refused one, who wants to be called about it. */
export const callBacks = pgTable(
  'call_back',
  {
    id: uuid().primaryKey().defaultRandom(),
    submissionKey: uuid('submission_key').notNull().$type<SubmissionKey>(),
    /** Null where the person who made the quote was forgotten, and another person requested this call. */
    quoteUuid: uuid('quote_uuid')
      .$type<QuoteUuid>()
      .references(() => lifeQuotes.uuid, { onDelete: 'cascade' }),
    email: text().notNull(),
    phone: text().notNull(),
    /** Requested by the browser that made the quote: then the quote belongs to this person. */
    byMaker: boolean('by_maker').notNull().default(false),
    consents: jsonb().$type<ConsentRecord>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** The promised moment. */
    callBy: moment('call_by').notNull(),
    forwardedAt: moment('forwarded_at'),
  },
  (table) => [
    unique('call_back_submission').on(table.quoteUuid, table.submissionKey),
    index('call_back_email').on(sql`lower(${table.email})`),
  ],
);

/** A call booked for a chosen time. Its outcome is recorded at the desk. */
export const bookedCalls = pgTable(
  'booked_call',
  {
    id: uuid().primaryKey().defaultRandom(),
    submissionKey: uuid('submission_key').notNull().unique().$type<SubmissionKey>(),
    about: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    /** Keyed hash of the sender's network; null where the customer was signed in with this mailbox. */
    network: text(),
    /** The time chosen first. */
    callAt: moment('call_at').notNull(),
    consents: jsonb().$type<ConsentRecord>().notNull(),
    createdAt: moment('created_at').notNull(),
    forwardedAt: moment('forwarded_at'),
  },
  (table) => [
    index('booked_call_email').on(sql`lower(${table.email})`),
    index('booked_call_network').on(table.network).concurrently(),
  ],
);
