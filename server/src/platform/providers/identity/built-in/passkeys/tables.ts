import type { PasskeyTransport } from '@riparo/domain/platform/sign-in/passkey-rules.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../../database/columns.ts';
import { accounts } from '../tables.ts';

const ownerId = () =>
  uuid('account_id')
    .$type<AccountId>()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** A second way into an account. Whoever reads this table can not sign in with it: the device keeps the other key. */
export const passkeys = pgTable(
  'account_passkey',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ownerId().notNull(),
    /** By which the device names it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** As the device gave it (COSE), base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device says it has signed; many always say 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser finds the device. */
    transports: text().array().notNull().$type<PasskeyTransport[]>(),
    /** Whether it may live on several devices, and whether it does. */
    canBackUp: boolean('can_back_up').notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    /** By which words its owner recognises it. */
    name: text().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('account_passkey_account').on(table.accountId)],
);

export type PasskeyRow = typeof passkeys.$inferSelect;

/** What a device was asked to sign. Taken away by the first answer, right or wrong. */
export const passkeyChallenges = pgTable(
  'passkey_challenge',
  {
    /** Of what the browser that asked holds in a cookie. */
    tokenHash: text('token_hash').primaryKey(),
    challenge: text().notNull(),
    /** Whoever adds a passkey; null where somebody signs in, and is not known yet. */
    accountId: ownerId(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenge_account').on(table.accountId),
    index('passkey_challenge_expires').on(table.expiresAt),
  ],
);
