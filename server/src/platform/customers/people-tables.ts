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

// Compared sign by sign, so that an index finds beginnings, whatever the database's own order of letters is.
const signs = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/**
 * Whoever wrote to us under a mailbox, with an account or without: what the desk looks people up by. It follows from the rows of
 * others alone and is written by `keep-people.ts` alone (docs/decisions/0062).
 */
export const people = pgTable(
  'desk_person',
  {
    id: uuid().primaryKey().defaultRandom().$type<PersonId>(),
    emailKey: signs('email_key').notNull().$type<EmailKey>(),
    email: text().notNull(),
    /** As they were called last. */
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text(),
    taxCode: text('tax_code'),
    birthDate: date('birth_date', { mode: 'string' }).$type<IsoDate>(),
    /** Of every name they used (`domain/people-search/name-words.ts`). */
    words: text().array().notNull(),
    /** Whole phones and tax codes, ends of ids, and what the same person would have in common. */
    traces: text().array().notNull(),
    dealCount: integer('deal_count').notNull(),
    hasAccount: boolean('has_account').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [
    uniqueIndex('desk_person_email').on(table.emailKey),
    index('desk_person_seen').on(table.lastSeenAt.desc(), table.id),
    // A list of what is pending would have to be read by every search.
    index('desk_person_traces').using('gin', table.traces).with({ fastupdate: false }),
  ],
);

export type PersonRow = typeof people.$inferSelect;

/** `rossi ada` and `ada rossi`: one of the words and the beginning of another find somebody in one step. */
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

/** Every word of a name once: what half a word may go on as, and what a misspelt one may have meant. */
export const nameWordRows = pgTable('desk_word', { word: signs().primaryKey() });

/** Mailboxes about which something was written, changed or removed: noted by triggers, in the same transaction. */
export const duePeople = pgTable('desk_person_due', {
  number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  emailKey: text('email_key').notNull(),
});

/** People whom a responsabile knows to be one: the desk shows what they have together, and nothing else changes. */
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
