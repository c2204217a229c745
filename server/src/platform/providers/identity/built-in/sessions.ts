import { UNKNOWN_DEVICE } from '@riparo/domain/people/account/device.ts';
import { needsRenewal, sessionEnd } from '@riparo/domain/people/account/session-rules.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/connection.ts';
import { hashOfToken, newToken } from '../../../settings/secrets/tokens.ts';
import type { CurrentSession, DeviceSession } from '../identity-provider.ts';
import { lockAccount, toAccount } from './find-account.ts';
import type { IdentityParts } from './parts.ts';
import { accounts, accountSessions } from './tables.ts';
import { changeAndEmit } from './deliver-events.ts';

// Hashed a second time it reveals nothing about the stored hash, and a session needs no other id.
const idOf = (tokenHash: string) => hashOfToken(tokenHash);

/** Opens a session and returns its token, which only the browser knows. */
export async function openSession(
  tx: Transaction,
  accountId: AccountId,
  device: string,
  now: Date,
): Promise<string> {
  const token = newToken();
  await tx.insert(accountSessions).values({
    tokenHash: hashOfToken(token),
    accountId,
    device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: sessionEnd(now, now),
  });
  return token;
}

export async function closeSession(db: Database | Transaction, token: string): Promise<void> {
  await db.delete(accountSessions).where(eq(accountSessions.tokenHash, hashOfToken(token)));
}

export async function closeAllSessions(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.delete(accountSessions).where(eq(accountSessions.accountId, accountId));
}

/** Returns whether there was one. The event names the requesting device beside the one signed out. */
export async function closeSessionOf(
  parts: IdentityParts,
  accountId: AccountId,
  id: string,
  device: string,
): Promise<boolean> {
  return changeAndEmit(parts, async (tx, tell) => {
    const account = await lockAccount(tx, { id: accountId });
    const theirs = await tx.select().from(accountSessions).where(eq(accountSessions.accountId, accountId));
    const found = theirs.find(({ tokenHash }) => idOf(tokenHash) === id);
    if (!account || !found) return false;
    await tx.delete(accountSessions).where(eq(accountSessions.tokenHash, found.tokenHash));
    tell(account, device, { kind: 'device-signed-out', about: found.device || UNKNOWN_DEVICE });
    return true;
  });
}

/** All but the session of this token. */
export async function closeOtherSessions(
  parts: IdentityParts,
  accountId: AccountId,
  token: string,
  device: string,
): Promise<void> {
  const isTheirs = eq(accountSessions.accountId, accountId);
  await changeAndEmit(parts, async (tx, tell) => {
    const account = await lockAccount(tx, { id: accountId });
    const closed = await tx
      .delete(accountSessions)
      .where(and(isTheirs, ne(accountSessions.tokenHash, hashOfToken(token))));
    if (account && closed.rowCount) tell(account, device, { kind: 'others-signed-out' });
  });
}

/** Checked under the account's lock. */
export async function isSessionOpen(
  tx: Transaction,
  { clock }: Pick<IdentityParts, 'clock'>,
  token: string,
): Promise<boolean> {
  const isThis = eq(accountSessions.tokenHash, hashOfToken(token));
  return (await tx.$count(accountSessions, and(isThis, gt(accountSessions.expiresAt, clock())))) > 0;
}

/** The open sessions of an account: the one of this token first, then by last use. */
export async function listSessions(
  { db, clock }: Pick<IdentityParts, 'db' | 'clock'>,
  accountId: AccountId,
  token: string,
): Promise<DeviceSession[]> {
  const rows = await db
    .select()
    .from(accountSessions)
    .where(and(eq(accountSessions.accountId, accountId), gt(accountSessions.expiresAt, clock())))
    .orderBy(desc(accountSessions.lastSeenAt));
  const sessions = rows.map(({ tokenHash, device, createdAt, lastSeenAt }) => ({
    id: idOf(tokenHash),
    device: device || UNKNOWN_DEVICE,
    openedAt: createdAt,
    lastSeenAt,
    isThis: tokenHash === hashOfToken(token),
  }));
  return sessions.toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
}

/** The owner of a session; using a session prolongs it, up to its maximum. */
export async function findSession(
  { db, clock }: Pick<IdentityParts, 'db' | 'clock'>,
  token: string,
): Promise<CurrentSession | null> {
  const now = clock();
  const isThis = eq(accountSessions.tokenHash, hashOfToken(token));
  const [found] = await db
    .select({
      account: accounts,
      createdAt: accountSessions.createdAt,
      lastSeenAt: accountSessions.lastSeenAt,
    })
    .from(accountSessions)
    .innerJoin(accounts, eq(accounts.id, accountSessions.accountId))
    .where(and(isThis, gt(accountSessions.expiresAt, now)));
  if (!found) return null;

  const isRenewed = needsRenewal(found.lastSeenAt, now);
  if (isRenewed) {
    await db
      .update(accountSessions)
      .set({ lastSeenAt: now, expiresAt: sessionEnd(found.createdAt, now) })
      .where(isThis);
  }
  return { account: toAccount(found.account), openedAt: found.createdAt, isRenewed };
}
