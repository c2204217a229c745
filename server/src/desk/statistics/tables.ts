import type { StatisticKind } from '@riparo/domain/desk/statistics/kinds.ts';
import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { bigint, boolean, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/**
 * Counts per day in Rome, without personal data, so that they stay when people are deleted. Only
 * `count-statistics.ts` writes rows.
 */
export const statisticDays = pgTable(
  'figure_day',
  {
    kind: text().notNull().$type<StatisticKind>(),
    day: date({ mode: 'string' }).notNull().$type<IsoDate>(),
    product: text().notNull(),
    /** The staff member's id; empty for none. */
    consultant: text().notNull(),
    /** The card account, for money; otherwise empty. */
    account: text().notNull(),
    number: bigint({ mode: 'number' }).notNull(),
    cents: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.day, table.product, table.consultant, table.account] }),
  ],
);

/** One row: the moment up to which everything is in `figure_day`. Later events are counted on demand. */
export const statisticsMark = pgTable('figure_mark', {
  isOnly: boolean('is_only').primaryKey().default(true),
  countedUntil: moment('counted_until').notNull(),
});
