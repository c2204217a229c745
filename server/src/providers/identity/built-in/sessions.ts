import { createHash, randomBytes } from 'node:crypto';
import { needsRenewal, sessionEnd } from '@riparo/domain/account/session-rules.ts';
import type { AccountId } from '@riparo/domain/ids.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/connection.ts';
import type { CurrentSession } from '../identity-provider.ts';
import { toAccount } from './find-account.ts';
import type { IdentityParts } from './parts.ts';
import { accounts, accountSessions } from './tables.ts';

const tokenBytes = 32;

// A plain hash does: nobody guesses 32 random bytes.
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Opens a session and gives its token, which is known to the browser alone. */
export async function openSession(tx: Transaction, accountId: AccountId, now: Date): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  await tx.insert(accountSessions).values({
    tokenHash: hashOf(token),
    accountId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: sessionEnd(now, now),
  });
  return token;
}

export async function closeSession(db: Database | Transaction, token: string): Promise<void> {
  await db.delete(accountSessions).where(eq(accountSessions.tokenHash, hashOf(token)));
}

export async function closeAllSessions(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.delete(accountSessions).where(eq(accountSessions.accountId, accountId));
}

/** Whose session it is; a session in use lasts longer, up to its longest. */
export async function findSession(
  { db, clock }: Pick<IdentityParts, 'db' | 'clock'>,
  token: string,
): Promise<CurrentSession | null> {
  const now = clock();
  const isThis = eq(accountSessions.tokenHash, hashOf(token));
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
  return { account: toAccount(found.account), isRenewed };
}
