import type { DealViewFilter } from '@riparo/domain/care/deals/deal-list-calls.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.ts';
import { staffMembers } from '../../../desk/staff/tables.ts';

/** Filters of the list saved under a name by a member of staff. They contain no personal data. */
export const dealViews = pgTable(
  'deal_view',
  {
    id: uuid().primaryKey().defaultRandom(),
    staffId: uuid('staff_id')
      .notNull()
      .$type<StaffId>()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    filter: jsonb().notNull().$type<DealViewFilter>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('deal_view_name').on(table.staffId, sql`lower(${table.name})`)],
);
