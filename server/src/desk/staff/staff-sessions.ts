import { UNKNOWN_DEVICE } from '@riparo/domain/people/account/device.ts';
import { isActivityWriteDue, latestSessionEnd, staffSessionEnd } from '@riparo/domain/desk/staff/periods.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { notifyAccessChange } from '../live/notices.ts';
import { type StaffMember, type StaffParts, toMember } from './staff-member.ts';
import { staffDevices, staffMembers, staffSessions, staffSignIns } from './tables.ts';
import { hashOfToken, newToken } from '../../platform/settings/secrets/tokens.ts';

type Reading = Pick<StaffParts, 'db' | 'clock'>;

export type CurrentStaffSession = { member: StaffMember; endsAt: Date };

/** Opens a session and returns its token, which only the browser knows. */
export async function openStaffSession(
  tx: Transaction,
  staffId: StaffId,
  { device, deviceProof }: { device: string; deviceProof: string },
  now: Date,
): Promise<string> {
  const token = newToken();
  await tx.insert(staffSessions).values({
    tokenHash: hashOfToken(token),
    staffId,
    device,
    deviceProofHash: hashOfToken(deviceProof),
    openedAt: now,
    lastSeenAt: now,
    expiresAt: staffSessionEnd(now, now),
  });
  return token;
}

/** The staff member with this token; each use prolongs the session, unless a screen makes it by itself. */
export async function findStaffSession(
  { db, clock }: Reading,
  token: string,
  { isSignOfLife }: { isSignOfLife: boolean },
): Promise<CurrentStaffSession | null> {
  const now = clock();
  const isThis = eq(staffSessions.tokenHash, hashOfToken(token));
  const [found] = await db
    .select({ member: staffMembers, session: staffSessions })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.staffId))
    .where(and(isThis, gt(staffSessions.expiresAt, now), isNull(staffMembers.disabledAt)));
  if (!found) return null;
  const { openedAt, lastSeenAt } = found.session;
  if (isSignOfLife && isActivityWriteDue(lastSeenAt, now)) {
    await db
      .update(staffSessions)
      .set({ lastSeenAt: now, expiresAt: staffSessionEnd(openedAt, now) })
      .where(isThis);
  }
  return { member: toMember(found.member), endsAt: latestSessionEnd(openedAt) };
}

/** Open streams of the session end with it in every process. */
export async function closeStaffSession(tx: Transaction, token: string): Promise<void> {
  const [closed] = await tx
    .delete(staffSessions)
    .where(eq(staffSessions.tokenHash, hashOfToken(token)))
    .returning({ staffId: staffSessions.staffId });
  if (closed) await notifyAccessChange(tx, closed.staffId);
}

/** Ends all of a staff member's sessions, sign-ins in progress, and known devices. */
export async function closeAllAccessOf(tx: Transaction, staffId: StaffId): Promise<void> {
  await tx.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
  await tx.delete(staffSignIns).where(eq(staffSignIns.staffId, staffId));
  await tx.delete(staffDevices).where(eq(staffDevices.staffId, staffId));
  await notifyAccessChange(tx, staffId);
}

// Hashed a second time it reveals nothing about the stored hash, and a session needs no other id.
const idOf = (tokenHash: string) => hashOfToken(tokenHash);

/** The session of this token first, then by last use. */
export async function listStaffSessions({ db, clock }: Reading, staffId: StaffId, token: string) {
  const rows = await db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), gt(staffSessions.expiresAt, clock())))
    .orderBy(desc(staffSessions.lastSeenAt));
  const sessions = rows.map(({ tokenHash, device, openedAt, lastSeenAt }) => ({
    id: idOf(tokenHash),
    device: device || UNKNOWN_DEVICE,
    openedAt: openedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isThis: tokenHash === hashOfToken(token),
  }));
  return sessions.toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
}

/** Returns whether there was one. Its device is forgotten, as it may be in other hands. */
export async function closeStaffSessionById(
  { db }: Pick<Reading, 'db'>,
  staffId: StaffId,
  id: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const theirs = await tx.select().from(staffSessions).where(eq(staffSessions.staffId, staffId));
    const found = theirs.find(({ tokenHash }) => idOf(tokenHash) === id);
    if (!found) return false;
    await tx.delete(staffSessions).where(eq(staffSessions.tokenHash, found.tokenHash));
    if (found.deviceProofHash)
      await tx.delete(staffDevices).where(eq(staffDevices.proofHash, found.deviceProofHash));
    await notifyAccessChange(tx, staffId);
    return true;
  });
}
