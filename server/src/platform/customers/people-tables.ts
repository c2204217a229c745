import type { EmailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { PersonId } from '@riparo/domain/platform/values/ids.ts';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

// Byte-wise collation, so that prefix searches use the index whatever the database's collation is.
const signs = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/**
 * Everyone who wrote to us from a mailbox, with or without an account: the index for people search at the
 * desk. Derived from other tables and written only by `people-index.ts` (docs/decisions/0062).
 */
export const people = pgTable(
  'desk_person',
  {
    id: uuid().primaryKey().defaultRandom().$type<PersonId>(),
    emailKey: signs('email_key').notNull().$type<EmailKey>(),
    email: text().notNull(),
    /** The name they used last. */
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text(),
    taxCode: text('tax_code'),
    birthDate: date('birth_date', { mode: 'string' }).$type<IsoDate>(),
    /** The words of every name they used (`domain/people-search/name-words.ts`). */
    words: text().array().notNull(),
    /**
     * Whole phone numbers and tax codes, ends of ids, and the traces that reveal the same person under
     * another mailbox.
     */
    traces: text().array().notNull(),
    dealCount: integer('deal_count').notNull(),
    hasAccount: boolean('has_account').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [
    uniqueIndex('desk_person_email').on(table.emailKey),
    index('desk_person_seen').on(table.lastSeenAt.desc(), table.id),
    // Without fastupdate, as every search would have to scan the pending list.
    index('desk_person_traces').using('gin', table.traces).with({ fastupdate: false }),
  ],
);

export type PersonRow = typeof people.$inferSelect;

/** `rossi ada` and `ada rossi`: one word and the beginning of another find a person in one index lookup. */
export const personTerms = pgTable(
  'desk_person_term',
  {
    term: signs().notNull(),
    personId: uuid('person_id')
      .notNull()
      .$type<PersonId>()
      .references(() => people.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.term, table.personId] }),
    index('desk_person_term_person').on(table.personId),
  ],
);

/** Each word of a name once: for completing partial words and correcting misspelt ones. */
export const nameWordRows = pgTable('desk_word', { word: signs().primaryKey() });

/** Mailboxes with changed rows, queued by triggers in the same transaction. */
export const reindexQueue = pgTable('desk_person_due', {
  number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  emailKey: text('email_key').notNull(),
});

/**
 * People whom a supervisor (responsabile) marked as the same person: the desk shows their records together;
 * nothing else changes.
 */
export const joinedPeople = pgTable(
  'desk_person_join',
  {
    personId: uuid('person_id')
      .primaryKey()
      .$type<PersonId>()
      .references(() => people.id, { onDelete: 'cascade' }),
    groupId: uuid('group_id').notNull(),
    joinedAt: moment('joined_at').notNull(),
    joinedBy: text('joined_by').notNull(),
  },
  (table) => [index('desk_person_join_group').on(table.groupId)],
);
