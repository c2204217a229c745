import type { PasskeyTransport } from '@riparo/domain/platform/sign-in/passkey-rules.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../../database/columns.ts';
import { accounts } from '../tables.ts';

const ownerId = () =>
  uuid('account_id')
    .$type<AccountId>()
    .references(() => accounts.id, { onDelete: 'cascade' });

/**
 * A second way into an account. Reading this table does not allow signing in: the device keeps the private
 * key.
 */
export const passkeys = pgTable(
  'account_passkey',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ownerId().notNull(),
    /** The device's id for it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** As the device sent it (COSE), base64url. */
    publicKey: text('public_key').notNull(),
    /** The device's signature count; always 0 on many devices. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches the device. */
    transports: text().array().notNull().$type<PasskeyTransport[]>(),
    /** Whether it may be synced to several devices, and whether it is. */
    canBackUp: boolean('can_back_up').notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    /** The name by which its owner recognises it. */
    name: text().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('account_passkey_account').on(table.accountId)],
);

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Challenges to sign. Removed by the first answer, right or wrong. */
export const passkeyChallenges = pgTable(
  'passkey_challenge',
  {
    /** The hash of the requesting browser's cookie. */
    tokenHash: text('token_hash').primaryKey(),
    challenge: text().notNull(),
    /** The account that adds a passkey; null for a sign-in, when it is not known yet. */
    accountId: ownerId(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenge_account').on(table.accountId),
    index('passkey_challenge_expires').on(table.expiresAt),
  ],
);
