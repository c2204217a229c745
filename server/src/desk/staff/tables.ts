import type { EmailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { PasskeyTransport } from '@riparo/domain/platform/sign-in/passkey-rules.ts';
import type { Role } from '@riparo/domain/platform/call/roles.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import { isNull } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** Staff of the desk. They are not customers: nothing here belongs to an account of the site. */
export const staffMembers = pgTable('staff_member', {
  id: uuid().primaryKey().$type<StaffId>(),
  email: text().notNull(),
  emailKey: text('email_key').notNull().unique().$type<EmailKey>(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  role: text().notNull().$type<Role>(),
  passwordHash: text('password_hash').notNull(),
  /** The authenticator app's secret, encrypted; null with a passkey. */
  sealedSecret: text('sealed_secret'),
  /** The step of the last used code, so that none is used twice. */
  lastCodeStep: bigint('last_code_step', { mode: 'number' }),
  /** Consecutive wrong second factors on unknown devices; known devices have their own count. */
  wrongFactors: integer('wrong_factors').notNull().default(0),
  wrongFactorAt: moment('wrong_factor_at'),
  joinedAt: moment('joined_at').notNull(),
  disabledAt: moment('disabled_at'),
  /** Who admitted them last: by an invitation, a role, or after a suspension. Null for the command line. */
  admittedBy: uuid('admitted_by').$type<StaffId>(),
  admittedAt: moment('admitted_at'),
});

export type StaffRow = typeof staffMembers.$inferSelect;

const memberId = () =>
  uuid('staff_id')
    .notNull()
    .$type<StaffId>()
    .references(() => staffMembers.id, { onDelete: 'cascade' });

/** A mailed link to join the desk, or to renew one's access. */
export const staffInvitations = pgTable(
  'staff_invitation',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The id of the future or present staff member. */
    staffId: uuid('staff_id').notNull().$type<StaffId>(),
    email: text().notNull(),
    emailKey: text('email_key').notNull().$type<EmailKey>(),
    role: text().notNull().$type<Role>(),
    /** Null for one from the command line. */
    invitedBy: uuid('invited_by').$type<StaffId>(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Accepted, replaced or cancelled: it no longer works. */
    closedAt: moment('closed_at'),
    /** The second factor being set up. */
    sealedSecret: text('sealed_secret'),
    challenge: text(),
  },
  (table) => [
    index('staff_invitation_email').on(table.emailKey),
    /** A mailbox has one open link. */
    uniqueIndex('staff_invitation_open').on(table.emailKey).where(isNull(table.closedAt)).concurrently(),
  ],
);

export type InvitationRow = typeof staffInvitations.$inferSelect;

/** Sign-ins between password and second factor. */
export const staffSignIns = pgTable(
  'staff_sign_in',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: memberId(),
    expiresAt: moment('expires_at').notNull(),
    tries: integer().notNull().default(0),
    challenge: text(),
  },
  (table) => [
    index('staff_sign_in_staff').on(table.staffId),
    index('staff_sign_in_expires').on(table.expiresAt),
  ],
);

export type SignInRow = typeof staffSignIns.$inferSelect;

export const staffSessions = pgTable(
  'staff_session',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: memberId(),
    device: text().notNull(),
    /** The device it was opened on: closing it from elsewhere makes that device unknown. */
    deviceProofHash: text('device_proof_hash'),
    openedAt: moment('opened_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('staff_session_staff').on(table.staffId),
    index('staff_session_expires').on(table.expiresAt),
  ],
);

/** Browsers on which staff have signed in: each has a secret for one person. */
export const staffDevices = pgTable(
  'staff_device',
  {
    proofHash: text('proof_hash').primaryKey(),
    staffId: memberId(),
    expiresAt: moment('expires_at').notNull(),
    wrongFactors: integer('wrong_factors').notNull().default(0),
    wrongFactorAt: moment('wrong_factor_at'),
  },
  (table) => [
    index('staff_device_staff').on(table.staffId),
    index('staff_device_expires').on(table.expiresAt),
  ],
);

export type DeviceRow = typeof staffDevices.$inferSelect;

export const staffPasskeys = pgTable(
  'staff_passkey',
  {
    /** The device's id for it, base64url. */
    credentialId: text('credential_id').primaryKey(),
    staffId: memberId(),
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().$type<PasskeyTransport[]>(),
    canBackUp: boolean('can_back_up').notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('staff_passkey_staff').on(table.staffId)],
);

export const staffRecoveryCodes = pgTable(
  'staff_recovery_code',
  {
    codeHash: text('code_hash').primaryKey(),
    staffId: memberId(),
    usedAt: moment('used_at'),
  },
  (table) => [index('staff_recovery_code_staff').on(table.staffId)],
);
