import { randomUUID } from 'node:crypto';
import { emailKey } from '@riparo/domain/account/email-key.ts';
import { invitationEnd } from '@riparo/domain/staff/periods.ts';
import { type Role, roleMeanings, roleNames } from '@riparo/domain/roles/roles.ts';
import { type StaffId, staffIdSchema } from '@riparo/domain/values/ids.ts';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '../database/connection.ts';
import { type Actor, appendToLog } from '../desk-log/append.ts';
import type { StaffParts } from './staff-member.ts';
import { type InvitationRow, staffInvitations, staffMembers } from './tables.ts';
import { hashOfToken, newToken } from '../secrets/tokens.ts';

type Inviting = Pick<StaffParts, 'db' | 'clock' | 'sendMailLater'>;

export type Invited = { email: string; role: Role; invitedBy: Actor };

/**
 * Mails a link by which somebody becomes one of the desk's people; those who are get one by which they choose password and
 * second factor anew. Links that were mailed to them before open nothing any more.
 */
export async function invite(parts: Inviting, { email, role, invitedBy }: Invited): Promise<InvitationRow> {
  const { db, clock, sendMailLater } = parts;
  const now = clock();
  const token = newToken();
  return db.transaction(async (tx) => {
    const key = emailKey(email);
    const [known] = await tx.select().from(staffMembers).where(eq(staffMembers.emailKey, key)).for('update');
    await closeInvitationsTo(tx, key, now);
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
        meaning: roleMeanings[invitation.role],
        token,
        invitedBy: invitedBy.id === null ? null : invitedBy.name,
        expiresAt: invitation.expiresAt.toISOString(),
        isRenewal: known !== undefined,
      },
    });
    const entry = { action: 'staff.invited', subject: `staff ${invitation.staffId}` } as const;
    await appendToLog(tx, invitedBy, { ...entry, details: { role: invitation.role } }, now);
    return invitation;
  });
}

async function closeInvitationsTo(tx: Transaction, key: InvitationRow['emailKey'], now: Date): Promise<void> {
  await tx
    .update(staffInvitations)
    .set({ closedAt: now })
    .where(and(eq(staffInvitations.emailKey, key), isNull(staffInvitations.closedAt)));
}

/** Tells whether there was one to take back. */
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

/** Null for a token that nobody was sent, or that is over. */
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

/** The same, held until the transaction ends: of two who accept at once one is too late. */
export async function lockInvitation(
  tx: Transaction,
  { clock }: Pick<StaffParts, 'clock'>,
  token: string,
): Promise<InvitationRow | null> {
  const [found] = await tx
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.tokenHash, hashOfToken(token)), isOpen(clock())))
    .for('update');
  return found ?? null;
}
