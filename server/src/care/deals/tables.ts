import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { DealTaskId, DealUuid, StaffId } from '@riparo/domain/platform/values/ids.ts';
import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { deals } from '../../buy/deals/tables.ts';
import { staffMembers } from '../../desk/staff/tables.ts';

const dealUuid = () =>
  uuid('deal_uuid')
    .notNull()
    .$type<DealUuid>()
    .references(() => deals.uuid, { onDelete: 'cascade' });
const staffId = (name: string) =>
  uuid(name)
    .notNull()
    .$type<StaffId>()
    .references(() => staffMembers.id);

/** A task on a deal, due by a day. */
export const dealTasks = pgTable(
  'deal_task',
  {
    id: uuid().primaryKey().defaultRandom().$type<DealTaskId>(),
    dealUuid: dealUuid(),
    text: text().notNull(),
    day: date({ mode: 'string' }).notNull().$type<IsoDate>(),
    assigneeId: staffId('assignee_id'),
    authorName: text('author_name').notNull(),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
    doneByName: text('done_by_name'),
  },
  (table) => [
    index('deal_task_deal').on(table.dealUuid),
    index('deal_task_open')
      .on(table.assigneeId, table.day)
      .where(sql`${table.doneAt} is null`),
  ],
);

export type DealTaskRow = typeof dealTasks.$inferSelect;
