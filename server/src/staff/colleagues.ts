import type { Colleague } from '@riparo/domain/contract/staff-calls.ts';
import { may, type Role, ROLES } from '@riparo/domain/roles/roles.ts';
import { staffErrors } from '@riparo/domain/staff/errors.ts';
import type { StaffId } from '@riparo/domain/values/ids.ts';
import { and, asc, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Transaction } from '../database/connection.ts';
import type { DeskDoer } from '../desk-log/actor.ts';
import { appendToLog, type LogEntry } from '../desk-log/append.ts';
import { type Failure, failure } from '../http/problem-answers.ts';
import { closeAllOf } from './staff-sessions.ts';
import type { StaffFollowers, StaffParts } from './staff-member.ts';
import { staffMembers, type StaffRow, staffSessions } from './tables.ts';

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

/** Somebody who may manage the desk always remains. Whoever is stopped, or loses rights, leaves at once. */
export async function changeColleague(
  { db, clock, freeRequestsOf }: Parts & StaffFollowers,
  id: StaffId,
  { role, isDisabled }: ColleagueChange,
  doer: DeskDoer,
): Promise<Colleague | null | Failure<(typeof staffErrors)['LastResponsabile']>> {
  const now = clock();
  return db.transaction(async (tx) => {
    // All who manage are held, in one order: two who stop each other at once are one after the other.
    const managers = await lockManagers(tx);
    const [before] = await tx.select().from(staffMembers).where(eq(staffMembers.id, id)).for('update');
    if (!before) return null;
    const after = {
      role: role ?? before.role,
      disabledAt:
        isDisabled === undefined ? before.disabledAt : isDisabled ? (before.disabledAt ?? now) : null,
    };
    const others = managers.filter((manager) => manager !== id);
    const staysManager = may(after.role, 'manage-staff') && after.disabledAt === null;
    if (others.length === 0 && !staysManager) return failure(staffErrors.LastResponsabile);
    const isLetIn = after.role !== before.role || (before.disabledAt !== null && after.disabledAt === null);
    const [changed] = await tx
      .update(staffMembers)
      .set({ ...after, ...(isLetIn && { admittedBy: doer.id, admittedAt: now }) })
      .where(eq(staffMembers.id, id))
      .returning();
    if (!changed) throw new Error('a member of the desk is gone while held');
    if (after.disabledAt !== null) await closeAllOf(tx, id);
    const [seen] = await tx
      .select({ at: max(staffSessions.lastSeenAt) })
      .from(staffSessions)
      .where(eq(staffSessions.staffId, id));
    if (after.disabledAt !== null || !may(after.role, 'work-requests'))
      await freeRequestsOf(tx, id, doer, now);
    for (const entry of changesOf(before, changed)) await appendToLog(tx, doer.actor, entry, now);
    return toColleague(changed, seen?.at ?? null);
  });
}

async function lockManagers(tx: Transaction): Promise<StaffId[]> {
  const managing = ROLES.filter((role) => may(role, 'manage-staff'));
  const rows = await tx
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(and(inArray(staffMembers.role, managing), isNull(staffMembers.disabledAt)))
    .orderBy(asc(staffMembers.id))
    .for('update');
  return rows.map(({ id }) => id);
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
