import type { EmailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { PasskeyTransport } from '@riparo/domain/platform/sign-in/passkey-rules.ts';
import type { Role } from '@riparo/domain/platform/call/roles.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import { isNull } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** Who may enter the desk. They are no customers: nothing here belongs to an account of the site. */
export const staffMembers = pgTable('staff_member', {
  id: uuid().primaryKey().$type<StaffId>(),
  email: text().notNull(),
  emailKey: text('email_key').notNull().unique().$type<EmailKey>(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  role: text().notNull().$type<Role>(),
  passwordHash: text('password_hash').notNull(),
  /** What the app of codes shares with us, sealed; null for whoever has a passkey. */
  sealedSecret: text('sealed_secret'),
  /** Of the last code that was used, so that none is used twice. */
  lastCodeStep: bigint('last_code_step', { mode: 'number' }),
  /** Wrong second factors in a row on devices that are not known; known ones count their own. */
  wrongFactors: integer('wrong_factors').notNull().default(0),
  wrongFactorAt: moment('wrong_factor_at'),
  joinedAt: moment('joined_at').notNull(),
  disabledAt: moment('disabled_at'),
  /** Who let them in last: by an invitation, by a role, or after they were stopped. Null for the command line. */
  admittedBy: uuid('admitted_by').$type<StaffId>(),
  admittedAt: moment('admitted_at'),
});

export type StaffRow = typeof staffMembers.$inferSelect;

const memberId = () =>
  uuid('staff_id')
    .notNull()
    .$type<StaffId>()
    .references(() => staffMembers.id, { onDelete: 'cascade' });

/** A mailed link by which somebody becomes one of them, or enters anew. */
export const staffInvitations = pgTable(
  'staff_invitation',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Of whoever they will be, or are. */
    staffId: uuid('staff_id').notNull().$type<StaffId>(),
    email: text().notNull(),
    emailKey: text('email_key').notNull().$type<EmailKey>(),
    role: text().notNull().$type<Role>(),
    /** Null for one from the command line. */
    invitedBy: uuid('invited_by').$type<StaffId>(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Accepted, replaced or taken back: it opens nothing any more. */
    closedAt: moment('closed_at'),
    /** The second factor that is being set up. */
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

/** Between the password and the second factor. */
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
    /** Of the device it was opened on: to close it from elsewhere makes that device unknown. */
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

/** Browsers from which somebody has entered: each holds a secret of its own, for one person. */
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
    /** By which the device names it, base64url. */
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
