import type { Colleague } from '@riparo/domain/desk/staff/staff-calls.ts';
import { may, type Role, ROLES } from '@riparo/domain/platform/call/roles.ts';
import { staffErrors } from '@riparo/domain/desk/staff/errors.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import { and, asc, eq, inArray, isNull, max, or } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import type { StaffActor } from '../log/actor.ts';
import { appendToLog, type LogEntry } from '../log/append.ts';
import { type Failure, failure } from '../../platform/http/problem-answers.ts';
import { notifyAccessChange } from '../live/notices.ts';
import { closeInvitations } from './invitations.ts';
import { closeAllAccessOf } from './staff-sessions.ts';
import type { StaffChangeHandlers, StaffParts } from './staff-member.ts';
import { staffInvitations, staffMembers, type StaffRow, staffSessions } from './tables.ts';

type Parts = Pick<StaffParts, 'db' | 'clock'>;

export async function listColleagues({ db }: Parts): Promise<Colleague[]> {
  const lastSeen = db
    .select({ staffId: staffSessions.staffId, at: max(staffSessions.lastSeenAt).as('at') })
    .from(staffSessions)
    .groupBy(staffSessions.staffId)
    .as('last_seen');
  const rows = await db
    .select({ member: staffMembers, lastSeenAt: lastSeen.at })
    .from(staffMembers)
    .leftJoin(lastSeen, eq(lastSeen.staffId, staffMembers.id))
    .orderBy(asc(staffMembers.lastName), asc(staffMembers.firstName));
  return rows.map(({ member, lastSeenAt }) => toColleague(member, lastSeenAt));
}

export type ColleagueChange = { role?: Role | undefined; isDisabled?: boolean | undefined };

/**
 * At least one manager always remains. A suspended staff member leaves at once, and loses every way back:
 * sessions, known devices, and invitations sent and received. Losing the right to invite closes open
 * invitations.
 */
export async function changeColleague(
  { db, clock, freeRequestsOf }: Parts & StaffChangeHandlers,
  id: StaffId,
  { role, isDisabled }: ColleagueChange,
  staff: StaffActor,
): Promise<Colleague | null | Failure<(typeof staffErrors)['LastResponsabile']>> {
  const now = clock();
  return db.transaction(async (tx) => {
    const { before, managers } = await lockWithManagers(tx, id);
    if (!before) return null;
    const after = {
      role: role ?? before.role,
      disabledAt:
        isDisabled === undefined ? before.disabledAt : isDisabled ? (before.disabledAt ?? now) : null,
    };
    const others = managers.filter((manager) => manager.id !== id);
    const isStopped = after.disabledAt !== null;
    const staysManager = may(after.role, 'manage-staff') && !isStopped;
    if (others.length === 0 && !staysManager) return failure(staffErrors.LastResponsabile);
    const isLetIn = after.role !== before.role || (before.disabledAt !== null && after.disabledAt === null);
    const [changed] = await tx
      .update(staffMembers)
      .set({ ...after, ...(isLetIn && { admittedBy: staff.id, admittedAt: now }) })
      .where(eq(staffMembers.id, id))
      .returning();
    if (!changed) throw new Error('a member of the desk is gone while held');
    if (isStopped) {
      await closeAllAccessOf(tx, id);
      await closeInvitations(tx, eq(staffInvitations.staffId, id), now);
    } else if (before.role !== changed.role) await notifyAccessChange(tx, id);
    if (!staysManager) await closeInvitations(tx, eq(staffInvitations.invitedBy, id), now);
    const [seen] = await tx
      .select({ at: max(staffSessions.lastSeenAt) })
      .from(staffSessions)
      .where(eq(staffSessions.staffId, id));
    if (isStopped || !may(after.role, 'work-requests')) await freeRequestsOf(tx, id, staff, now);
    for (const entry of changesOf(before, changed)) await appendToLog(tx, staff.actor, entry, now);
    return toColleague(changed, seen?.at ?? null);
  });
}

/** Locks this person and all managers in one order: two who suspend each other at once are serialised. */
async function lockWithManagers(tx: Transaction, id: StaffId) {
  const managing = ROLES.filter((role) => may(role, 'manage-staff'));
  const isManager = and(inArray(staffMembers.role, managing), isNull(staffMembers.disabledAt));
  const rows = await tx
    .select()
    .from(staffMembers)
    .where(or(isManager, eq(staffMembers.id, id)))
    .orderBy(asc(staffMembers.id))
    .for('update');
  return {
    before: rows.find((row) => row.id === id),
    managers: rows.filter((row) => may(row.role, 'manage-staff') && row.disabledAt === null),
  };
}

function changesOf(before: StaffRow, after: StaffRow): LogEntry[] {
  const subject = `staff ${after.id}`;
  const roleChanged: LogEntry = {
    action: 'staff.role-changed',
    subject,
    details: { from: before.role, to: after.role },
  };
  const isStopped = after.disabledAt !== null;
  return [
    ...(before.role === after.role ? [] : [roleChanged]),
    ...((before.disabledAt !== null) === isStopped
      ? []
      : [{ action: isStopped ? 'staff.disabled' : 'staff.enabled', subject } as const]),
  ];
}

const toColleague = (row: StaffRow, lastSeenAt: Date | null): Colleague => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  role: row.role,
  secondFactor: row.sealedSecret ? 'codes' : 'passkey',
  joinedAt: row.joinedAt.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
  isDisabled: row.disabledAt !== null,
});
