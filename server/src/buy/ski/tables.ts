import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import type { Cents } from '@riparo/domain/platform/values/money.ts';
import { skiDurations, skiPackages } from '@riparo/domain/buy/products/ski/choice.ts';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { deals } from '../deals/tables.ts';

const day = (name: string) => date(name, { mode: 'string' }).$type<IsoDate>();

/** What a ski deal insures. Buyer, price charged and consents are in its deal. */
export const skiPolicies = pgTable(
  'ski_policy',
  {
    id: uuid().primaryKey().defaultRandom(),
    dealUuid: uuid('deal_uuid')
      .notNull()
      .$type<DealUuid>()
      .unique()
      .references(() => deals.uuid, { onDelete: 'cascade' }),
    productType: text('product_type', { enum: skiPackages }).notNull(),
    duration: text({ enum: skiDurations }).notNull(),
    /** Null for a season. */
    days: integer(),
    adults: integer().notNull(),
    kids: integer().notNull(),
    /** As chosen; the cover never begins before it is paid. */
    startsOn: day('starts_on').notNull(),
    endsOn: day('ends_on').notNull(),
    /** As typed; the discount is beside it. */
    promoCode: text('promo_code'),
    listPriceCents: integer('list_price_cents').notNull().$type<Cents>(),
    discountCents: integer('discount_cents').notNull().$type<Cents>(),
    tariffVersion: text('tariff_version').notNull(),
    utmSource: text('utm_source'),
    utmMedium: text('utm_medium'),
    createdAt: moment('created_at').notNull(),
    /** Both null until the card provider has confirmed the payment. */
    issuedAt: moment('issued_at'),
    coverFrom: moment('cover_from'),
  },
  // By the number of the policy, as `policyNumber` makes it.
  (table) => [index('ski_policy_number').on(policyIdEnd(table))],
);

export function policyIdEnd(table: { readonly id: AnyPgColumn } = skiPolicies): SQL {
  return sql`right(${table.id}::text, 12)`;
}

export type SkiPolicyRow = typeof skiPolicies.$inferSelect;

export const skiHolders = pgTable(
  'ski_holder',
  {
    id: uuid().primaryKey().defaultRandom(),
    policyId: uuid('policy_id')
      .notNull()
      .references(() => skiPolicies.id, { onDelete: 'cascade' }),
    /** Their position among the insured, from 0. */
    place: integer().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    birthDate: day('birth_date').notNull(),
  },
  (table) => [unique('ski_holder_place').on(table.policyId, table.place)],
);

export type SkiHolderRow = typeof skiHolders.$inferSelect;
