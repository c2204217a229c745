import type { DealAction } from '@riparo/domain/care/deals/actions.ts';
import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type {
  NoteId,
  DealTaskId,
  DealUuid,
  StaffId,
  SubmissionKey,
} from '@riparo/domain/platform/values/ids.ts';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { deals } from '../../buy/deals/tables.ts';
import { staffMembers } from '../../desk/staff/tables.ts';

const dealUuid = () =>
  uuid('deal_uuid')
    .notNull()
    .$type<DealUuid>()
    .references(() => deals.uuid, { onDelete: 'cascade' });
/** Made by the dialog: pressed twice it is done once. */
const key = () => uuid().notNull().unique().$type<SubmissionKey>();
const staffId = (name: string) =>
  uuid(name)
    .notNull()
    .$type<StaffId>()
    .references(() => staffMembers.id);

/** What the desk did with a deal, once for each key. Only ever added to. */
export const dealActs = pgTable(
  'deal_act',
  {
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: key(),
    dealUuid: dealUuid(),
    action: text().notNull().$type<DealAction>(),
    staffId: staffId('staff_id'),
    /** As it was then. */
    actorName: text('actor_name').notNull(),
    at: moment('at').notNull(),
    /** What else is to be known, without personal data. */
    details: jsonb().notNull().$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [index('deal_act_deal').on(table.dealUuid, table.number)],
);

/** A note about a deal as it stands now. */
export const dealNotes = pgTable(
  'deal_note',
  {
    id: uuid().primaryKey().defaultRandom().$type<NoteId>(),
    key: key(),
    dealUuid: dealUuid(),
    /** Of its text, from 1. */
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('deal_note_deal').on(table.dealUuid)],
);

/** Every text that a note ever had: whoever writes over another loses nothing of theirs. */
export const dealNoteVersions = pgTable(
  'deal_note_version',
  {
    noteId: uuid('note_id')
      .notNull()
      .$type<NoteId>()
      .references(() => dealNotes.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    text: text().notNull(),
    authorId: staffId('author_id'),
    authorName: text('author_name').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.version] })],
);

/** Something to be done about a deal by a day. */
export const dealTasks = pgTable(
  'deal_task',
  {
    id: uuid().primaryKey().defaultRandom().$type<DealTaskId>(),
    key: key(),
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
