import { randomUUID } from 'node:crypto';
import { type EmailKey, emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { staffAccessErrors } from '@riparo/domain/platform/call/access-errors.ts';
import { type ErrorDefinition, generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { invitationEnd } from '@riparo/domain/desk/staff/periods.ts';
import { may, type Role, roleDescriptions, roleNames } from '@riparo/domain/platform/call/roles.ts';
import { type StaffId, staffIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { and, asc, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { type Actor, appendToLog } from '../log/append.ts';
import { type Failure, failure } from '../../platform/http/problem-answers.ts';
import type { StaffParts } from './staff-member.ts';
import { type InvitationRow, staffInvitations, staffMembers, type StaffRow } from './tables.ts';
import { hashOfToken, newToken } from '../../platform/settings/secrets/tokens.ts';

type Inviting = Pick<StaffParts, 'db' | 'clock' | 'sendMailLater'>;

export type Invited = { email: string; role: Role; invitedBy: Actor };

/** A mailed invitation, and whether it replaced an earlier link to the same mailbox. */
export type SentInvitation = InvitationRow & { replaced: boolean };

type Refusal =
  | (typeof generalErrors)['not-found']
  | (typeof staffAccessErrors)['StaffSessionRequired' | 'NotPermitted'];

/**
 * Mails a link to join the desk; existing staff choose a new password and second factor with it. A mailbox
 * has one open link, which replaces an earlier one. `refusalFor` excludes people. A staff member who was
 * suspended meanwhile can neither invite nor be invited.
 */
export async function invite<E extends ErrorDefinition = never>(
  parts: Inviting,
  { email, role, invitedBy }: Invited,
  refusalFor: (known: StaffRow | undefined) => E | null = () => null,
): Promise<SentInvitation | Failure<E | Refusal>> {
  const { db, clock, sendMailLater } = parts;
  const now = clock();
  const token = newToken();
  return db.transaction(async (tx) => {
    const key = emailKey(email);
    await lockMailbox(tx, key);
    const { known, inviter } = await lockBoth(tx, key, invitedBy.id as StaffId | null);
    if (invitedBy.id !== null) {
      if (!inviter || inviter.disabledAt) return failure(staffAccessErrors.StaffSessionRequired);
      if (!may(inviter.role, 'manage-staff')) return failure(staffAccessErrors.NotPermitted);
    }
    const refusal = refusalFor(known) ?? (known?.disabledAt ? generalErrors['not-found'] : null);
    if (refusal) return failure<E | Refusal>(refusal);
    const replaced = await closeInvitations(tx, eq(staffInvitations.emailKey, key), now);
    const [invitation] = await tx
      .insert(staffInvitations)
      .values({
        tokenHash: hashOfToken(token),
        staffId: known?.id ?? staffIdSchema.parse(randomUUID()),
        email,
        emailKey: key,
        role: known?.role ?? role,
        invitedBy: invitedBy.id as StaffId | null,
        createdAt: now,
        expiresAt: invitationEnd(now),
      })
      .returning();
    if (!invitation) throw new Error('an invitation was not stored');
    await sendMailLater(tx, {
      to: email,
      template: 'staff-invitation',
      data: {
        role: roleNames[invitation.role],
        meaning: roleDescriptions[invitation.role],
        token,
        invitedBy: invitedBy.id === null ? null : invitedBy.name,
        expiresAt: invitation.expiresAt.toISOString(),
        isRenewal: known !== undefined,
      },
    });
    const entry = { action: 'staff.invited', subject: `staff ${invitation.staffId}` } as const;
    await appendToLog(tx, invitedBy, { ...entry, details: { role: invitation.role } }, now);
    return { ...invitation, replaced: replaced.some(({ expiresAt }) => expiresAt > now) };
  });
}

/** Serialises everything about the invitations of one mailbox over all processes. */
const lockMailbox = (tx: Transaction, key: EmailKey) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`staff invitation ${key}`}, 0))`);

/** In the same order as all locks on staff, so that two who renew each other do not deadlock. */
async function lockBoth(tx: Transaction, key: EmailKey, inviterId: StaffId | null) {
  const isEither = or(
    eq(staffMembers.emailKey, key),
    inviterId === null ? undefined : eq(staffMembers.id, inviterId),
  );
  const rows = await tx
    .select()
    .from(staffMembers)
    .where(isEither)
    .orderBy(asc(staffMembers.id))
    .for('update');
  return {
    known: rows.find((row) => row.emailKey === key),
    inviter: rows.find((row) => row.id === inviterId),
  };
}

/** Closes open invitations. */
export const closeInvitations = (tx: Transaction, which: SQL | undefined, now: Date) =>
  tx
    .update(staffInvitations)
    .set({ closedAt: now })
    .where(and(which, isNull(staffInvitations.closedAt)))
    .returning({ expiresAt: staffInvitations.expiresAt });

/** Returns whether there was one to cancel. */
export async function cancelInvitation(
  { db, clock }: Pick<StaffParts, 'db' | 'clock'>,
  id: string,
  actor: Actor,
): Promise<boolean> {
  const now = clock();
  return db.transaction(async (tx) => {
    const [closed] = await tx
      .update(staffInvitations)
      .set({ closedAt: now })
      .where(and(eq(staffInvitations.id, id), isNull(staffInvitations.closedAt)))
      .returning();
    if (!closed) return false;
    const entry = { action: 'staff.invitation-canceled', subject: `staff ${closed.staffId}` } as const;
    await appendToLog(tx, actor, entry, now);
    return true;
  });
}

const isOpen = (now: Date) => and(isNull(staffInvitations.closedAt), gt(staffInvitations.expiresAt, now));

export const openInvitations = ({ db, clock }: Pick<StaffParts, 'db' | 'clock'>) =>
  db.select().from(staffInvitations).where(isOpen(clock())).orderBy(desc(staffInvitations.createdAt));

/** Null for a token that is unknown or expired. */
export async function findInvitation(
  { db, clock }: { db: StaffParts['db'] | Transaction; clock: StaffParts['clock'] },
  token: string,
): Promise<InvitationRow | null> {
  const [found] = await db
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.tokenHash, hashOfToken(token)), isOpen(clock())));
  return found ?? null;
}

/**
 * The same, locked until the transaction ends, together with its staff member if there is one: the second of
 * two concurrent acceptances is too late.
 */
export async function lockInvitation(
  tx: Transaction,
  { clock }: Pick<StaffParts, 'clock'>,
  token: string,
): Promise<{ invitation: InvitationRow; known: StaffRow | undefined } | null> {
  const found = await findInvitation({ db: tx, clock }, token);
  if (!found) return null;
  await lockMailbox(tx, found.emailKey);
  // The staff member before the invitation, in the same order as a suspension.
  const { known } = await lockBoth(tx, found.emailKey, null);
  const [invitation] = await tx
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.id, found.id), isOpen(clock())))
    .for('update');
  return invitation && !known?.disabledAt ? { invitation, known } : null;
}
