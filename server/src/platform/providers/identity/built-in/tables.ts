import type { EmailKey } from '@riparo/domain/platform/person/email-key.ts';
import { CODE_PURPOSES } from '@riparo/domain/platform/sign-in/code-rules.ts';
import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { MarketingConsent } from '@riparo/domain/platform/consent/marketing-consent.ts';
import type { AccountId, DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { bigint, boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../database/columns.ts';
import type { IdentityNews } from '../news.ts';

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
  profileVersion: integer('profile_version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  /** When a code proved that the mailbox is the owner's: without it there is no account. */
  confirmedAt: moment('confirmed_at').notNull(),
});

export type AccountRow = typeof accounts.$inferSelect;

/**
 * Who asked for an account. A mailbox may have several, by several people: only the one that the mailbox's owner
 * confirms becomes the account, and none changes another (docs/decisions/0011).
 */
export const registrations = pgTable(
  'account_registration',
  {
    id: uuid().primaryKey().defaultRandom().$type<AccountId>(),
    /** In which order they came, whatever the clocks say. */
    turn: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    emailKey: text('email_key').notNull().$type<EmailKey>(),
    /** The hash of what only the browser that registered can show. */
    browser: text(),
    passwordHash: text('password_hash').notNull(),
    hasOwnPassword: boolean('has_own_password').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    birthDate: date('birth_date', { mode: 'string' }).notNull().$type<IsoDate>(),
    phone: text(),
    marketing: jsonb().notNull().$type<MarketingConsent>(),
    /** What is bought once it is confirmed: the mails with codes lead there. */
    product: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('account_registration_email').on(table.emailKey, table.turn)],
);

export type RegistrationRow = typeof registrations.$inferSelect;

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

/**
 * Codes that were mailed. A newer one leaves the older alive: whoever asks for one in another's name takes nothing away.
 */
export const accountCodes = pgTable(
  'account_code',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The keyed hash of what the code is for and of the mailbox, or the account, that it proves. */
    subject: text().notNull(),
    purpose: text({ enum: CODE_PURPOSES }).notNull(),
    codeHash: text('code_hash').notNull(),
    /** Of the key in the link of the same mail. */
    keyHash: text('key_hash').notNull(),
    /** The hash of what only the browser that asked for it can show. */
    browser: text(),
    /** The registration whose mail brought it. */
    registrationId: uuid('registration_id').$type<AccountId>(),
    /** Where a changed e-mail leads to. */
    newEmail: text('new_email'),
    /** The last wrong try before it was made: only those after it were tries at this code. */
    lastTryBefore: bigint('last_try_before', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    keyExpiresAt: moment('key_expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('account_code_subject').on(table.subject)],
);

export type CodeRow = typeof accountCodes.$inferSelect;

/** Every code typed wrong, also where none was sent: so that a mailbox without a code makes no less work. */
export const codeTries = pgTable(
  'account_code_try',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text().notNull(),
    browser: text(),
    triedAt: moment('tried_at').notNull(),
  },
  (table) => [
    index('account_code_try_subject').on(table.subject),
    index('account_code_try_tried').on(table.triedAt),
  ],
);

/** What happened and has yet to be told. A row is gone as soon as it was, with the code it may hold. */
export const waitingNews = pgTable(
  'identity_news',
  {
    turn: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id').notNull().$type<AccountId>(),
    news: jsonb().notNull().$type<IdentityNews>(),
  },
  (table) => [index('identity_news_account').on(table.accountId, table.turn)],
);

/** Someone asked for a code. A job looks whether the address has use for one, and removes the row. */
export const codeRequests = pgTable('code_request', {
  id: uuid().primaryKey().defaultRandom(),
  purpose: text({ enum: CODE_PURPOSES }).notNull(),
  emailKey: text('email_key').notNull().$type<EmailKey>(),
  browser: text().notNull(),
  dealUuid: uuid('deal_uuid').$type<DealUuid>(),
  createdAt: moment('created_at').notNull(),
});
