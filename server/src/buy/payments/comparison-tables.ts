import type { CardAccount } from '@riparo/domain/buy/payment/card-accounts.ts';
import type {
  ComparisonState,
  DifferenceKind,
  DifferenceState,
} from '@riparo/domain/buy/payment/differences.ts';
import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { DealUuid, StaffId } from '@riparo/domain/platform/values/ids.ts';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { staffMembers } from '../../desk/staff/tables.ts';

const day = () => date({ mode: 'string' }).notNull().$type<IsoDate>();
const account = () => text().notNull().$type<CardAccount>();
const sum = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** What the provider reported for an Italian day of one account, at the last comparison. */
export const comparedDays = pgTable(
  'compared_day',
  {
    day: day(),
    account: account(),
    state: text().notNull().$type<ComparisonState>(),
    at: moment('at').notNull(),
    payments: integer().notNull(),
    receivedCents: sum('received_cents'),
    refunds: integer().notNull(),
    refundedCents: sum('refunded_cents'),
    disputes: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.account] }),
    index('compared_day_failed')
      .on(table.day)
      .where(sql`${table.state} = 'failed'`),
  ],
);

/** An entry missing or different in one of the two books. Found again it is the same row. */
export const differences = pgTable(
  'payment_difference',
  {
    id: uuid().primaryKey().defaultRandom(),
    day: day(),
    account: account(),
    kind: text().notNull().$type<DifferenceKind>(),
    state: text().notNull().$type<DifferenceState>(),
    /** The provider's name for the entry. */
    reference: text().notNull(),
    dealUuid: uuid('deal_uuid').$type<DealUuid>(),
    providerCents: integer('provider_cents'),
    ourCents: integer('our_cents'),
    foundAt: moment('found_at').notNull(),
    explainedBy: uuid('explained_by')
      .$type<StaffId>()
      .references(() => staffMembers.id),
    explainedAt: moment('explained_at'),
    note: text(),
  },
  (table) => [
    unique('payment_difference_once').on(table.account, table.kind, table.reference),
    index('payment_difference_day').on(table.day, table.account),
    index('payment_difference_open')
      .on(table.foundAt, table.id)
      .where(sql`${table.state} = 'open'`),
  ],
);

export type DifferenceRow = typeof differences.$inferSelect;
