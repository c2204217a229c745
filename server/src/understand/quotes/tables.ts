import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { QuoteUuid, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import type { LifeRefusal } from '@riparo/domain/buy/products/vita/price.ts';
import type { Cents } from '@riparo/domain/platform/values/money.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

const day = (name: string) => date(name, { mode: 'string' }).$type<IsoDate>();

/**
 * An application for a life policy and its result: a price or a refusal. Its migration forbids updates: a
 * quote never changes, and another choice makes another quote.
 */
export const lifeQuotes = pgTable(
  'life_quote',
  {
    /** Names it and opens nothing. */
    uuid: uuid().primaryKey().$type<QuoteUuid>(),
    /**
     * Of the address at which it opens (`quote-address.ts`); null for quotes from before addresses were
     * secret.
     */
    addressHash: text('address_hash'),
    submissionKey: uuid('submission_key').notNull().$type<SubmissionKey>(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    birthDate: day('birth_date').notNull(),
    smoker: boolean().notNull(),
    sumAssuredCents: integer('sum_assured_cents').notNull().$type<Cents>(),
    years: integer().notNull(),
    /** The day in Rome that age and price belong to. */
    quotedOn: day('quoted_on').notNull(),
    tariffVersion: text('tariff_version').notNull(),
    monthlyCents: integer('monthly_cents').$type<Cents>(),
    refusal: text().$type<LifeRefusal>(),
    /** The last day on which its address answers. */
    effectiveDate: day('effective_date').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    // The same key with other answers is another quote: no visitor may be shown a price they did not ask for.
    unique('life_quote_submission').on(
      table.submissionKey,
      table.birthDate,
      table.smoker,
      table.sumAssuredCents,
      table.years,
    ),
    uniqueIndex('life_quote_address').on(table.addressHash).concurrently(),
    check('life_quote_priced_or_refused', sql`(${table.monthlyCents} is null) <> (${table.refusal} is null)`),
  ],
);

export type LifeQuoteRow = typeof lifeQuotes.$inferSelect;

/** Requests to buy what a quote offers. */
export const purchaseRequests = pgTable(
  'purchase_request',
  {
    id: uuid().primaryKey().defaultRandom(),
    quoteUuid: uuid('quote_uuid')
      .notNull()
      .$type<QuoteUuid>()
      .references(() => lifeQuotes.uuid, { onDelete: 'cascade' }),
    email: text().notNull(),
    /**
     * Requested by the browser that made the quote, or by the desk for a caller: then the quote is theirs.
     */
    byMaker: boolean('by_maker').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('purchase_request_once').on(table.quoteUuid, sql`lower(${table.email})`),
    index('purchase_request_email').on(sql`lower(${table.email})`),
  ],
);
