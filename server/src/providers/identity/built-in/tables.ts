import type { EmailKey } from '@riparo/domain/account/email-key.ts';
import { CODE_PURPOSES } from '@riparo/domain/account/code-rules.ts';
import type { IsoDate } from '@riparo/domain/calendar.ts';
import type { AccountId } from '@riparo/domain/ids.ts';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MarketingConsent } from '../identity-provider.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const accounts = pgTable('account', {
  id: uuid().primaryKey().defaultRandom().$type<AccountId>(),
  /** As its owner writes it. */
  email: text().notNull(),
  emailKey: text('email_key').notNull().unique().$type<EmailKey>(),
  passwordHash: text('password_hash').notNull(),
  /** False while it is the random one of a purchase. */
  hasOwnPassword: boolean('has_own_password').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  birthDate: date('birth_date', { mode: 'string' }).notNull().$type<IsoDate>(),
  phone: text(),
  marketing: jsonb().notNull().$type<MarketingConsent>(),
  profileVersion: integer('profile_version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  /** When a code proved that the mailbox is the owner's. */
  confirmedAt: moment('confirmed_at'),
});

export type AccountRow = typeof accounts.$inferSelect;

const ownerId = () =>
  uuid('account_id')
    .notNull()
    .$type<AccountId>()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Whoever reads this table can not sign in with it: of a token only the hash is here. */
export const accountSessions = pgTable(
  'account_session',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: ownerId(),
    /** By which words its owner recognises the browser. */
    device: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('account_session_account').on(table.accountId),
    index('account_session_expires').on(table.expiresAt),
  ],
);

/** One code for each purpose: a new one takes the place of the old, which is void from then on. */
export const accountCodes = pgTable(
  'account_code',
  {
    accountId: ownerId(),
    purpose: text({ enum: CODE_PURPOSES }).notNull(),
    codeHash: text('code_hash').notNull(),
    /** Where a changed e-mail leads to. */
    newEmail: text('new_email'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.purpose] })],
);

/** Someone asked for a code. A job looks whether the address has use for one, and removes the row. */
export const codeRequests = pgTable('code_request', {
  id: uuid().primaryKey().defaultRandom(),
  purpose: text({ enum: CODE_PURPOSES }).notNull(),
  email: text().notNull(),
  dealUuid: uuid('deal_uuid'),
  createdAt: moment('created_at').notNull(),
});
