import type { EmailKey } from '@riparo/domain/platform/person/email-key.ts';
import { CODE_PURPOSES } from '@riparo/domain/platform/sign-in/code-rules.ts';
import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { MarketingConsent } from '@riparo/domain/platform/consent/marketing-consent.ts';
import type { AccountId, DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { bigint, boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../database/columns.ts';
import type { IdentityEvent } from '../identity-event.ts';

export const accounts = pgTable('account', {
  id: uuid().primaryKey().defaultRandom().$type<AccountId>(),
  /** As its owner spells it. */
  email: text().notNull(),
  emailKey: text('email_key').notNull().unique().$type<EmailKey>(),
  passwordHash: text('password_hash').notNull(),
  /** False for the random password of a purchase. */
  hasOwnPassword: boolean('has_own_password').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  birthDate: date('birth_date', { mode: 'string' }).notNull().$type<IsoDate>(),
  phone: text(),
  profileVersion: integer('profile_version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  /** When a code proved the mailbox: without this there is no account. */
  confirmedAt: moment('confirmed_at').notNull(),
});

export type AccountRow = typeof accounts.$inferSelect;

/**
 * Requests for an account. A mailbox may have several by different people: only the one that the mailbox's
 * owner confirms becomes the account, and none changes another (docs/decisions/0011).
 */
export const registrations = pgTable(
  'account_registration',
  {
    id: uuid().primaryKey().defaultRandom().$type<AccountId>(),
    /** Their order of arrival, whatever the clocks say. */
    turn: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    emailKey: text('email_key').notNull().$type<EmailKey>(),
    /** The hash of a secret that only the registering browser has. */
    browser: text(),
    passwordHash: text('password_hash').notNull(),
    hasOwnPassword: boolean('has_own_password').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    birthDate: date('birth_date', { mode: 'string' }).notNull().$type<IsoDate>(),
    phone: text(),
    marketing: jsonb().notNull().$type<MarketingConsent>(),
    /** The product to buy after confirming: the mails with codes lead there. */
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

/** Reading this table does not allow signing in: it has only the hash of a token. */
export const accountSessions = pgTable(
  'account_session',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: ownerId(),
    /** The description by which its owner recognises the browser. */
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
 * Mailed codes. A newer one leaves the older valid, so that requesting one for another person takes nothing
 * away.
 */
export const accountCodes = pgTable(
  'account_code',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The keyed hash of the code's purpose and of the mailbox or account it proves. */
    subject: text().notNull(),
    purpose: text({ enum: CODE_PURPOSES }).notNull(),
    codeHash: text('code_hash').notNull(),
    /** The hash of the key in the link of the same mail. */
    keyHash: text('key_hash').notNull(),
    /** The hash of a secret that only the requesting browser has. */
    browser: text(),
    /** The registration whose mail contained it. */
    registrationId: uuid('registration_id').$type<AccountId>(),
    /** The new address of a changed e-mail. */
    newEmail: text('new_email'),
    /** The last wrong try before it was created: only later ones were tries at this code. */
    lastTryBefore: bigint('last_try_before', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    keyExpiresAt: moment('key_expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('account_code_subject').on(table.subject)],
);

export type CodeRow = typeof accountCodes.$inferSelect;

/** Every wrong code, even if none was sent, so that a mailbox without a code causes the same work. */
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

/** Events not yet delivered. A row is deleted on delivery, with the code it may contain. */
export const pendingEvents = pgTable(
  'identity_news',
  {
    turn: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id').notNull().$type<AccountId>(),
    news: jsonb().notNull().$type<IdentityEvent>(),
  },
  (table) => [index('identity_news_account').on(table.accountId, table.turn)],
);

/** Requests for a code. A job checks whether the address can use one, and removes the row. */
export const codeRequests = pgTable('code_request', {
  id: uuid().primaryKey().defaultRandom(),
  purpose: text({ enum: CODE_PURPOSES }).notNull(),
  emailKey: text('email_key').notNull().$type<EmailKey>(),
  browser: text().notNull(),
  dealUuid: uuid('deal_uuid').$type<DealUuid>(),
  createdAt: moment('created_at').notNull(),
});
