import type { ClosingDay, Span } from '@riparo/domain/desk/opening-hours/hours-settings.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { staffMembers } from '../staff/tables.ts';

/** Opening hours of the desk: one row per change, the last one applies. Without rows, the usual hours. */
export const openingHours = pgTable('opening_hours', {
  version: integer().primaryKey(),
  week: jsonb().notNull().$type<readonly (readonly Span[])[]>(),
  closingDays: jsonb('closing_days').notNull().$type<readonly ClosingDay[]>(),
  changedAt: moment('changed_at').notNull(),
  changedBy: uuid('changed_by')
    .notNull()
    .$type<StaffId>()
    .references(() => staffMembers.id),
});
