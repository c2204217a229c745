import type { FigureKind } from '@riparo/domain/desk/statistics/kinds.ts';
import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { bigint, boolean, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/**
 * How much of what happened on a day, in Rome: nothing about anybody, so it stays when people are forgotten. Rows are made
 * by `count-figures.ts` alone.
 */
export const figureDays = pgTable(
  'figure_day',
  {
    kind: text().notNull().$type<FigureKind>(),
    day: date({ mode: 'string' }).notNull().$type<IsoDate>(),
    product: text().notNull(),
    /** The id of whoever at the desk did it; empty for nobody. */
    consultant: text().notNull(),
    /** Of the card, for money; empty for everything else. */
    account: text().notNull(),
    number: bigint({ mode: 'number' }).notNull(),
    cents: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.day, table.product, table.consultant, table.account] }),
  ],
);

/** One row: until when everything is in `figure_day`. What is younger is counted when somebody asks. */
export const figureMark = pgTable('figure_mark', {
  isOnly: boolean('is_only').primaryKey().default(true),
  countedUntil: moment('counted_until').notNull(),
});
