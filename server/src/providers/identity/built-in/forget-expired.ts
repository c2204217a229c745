import { and, isNull, lt, lte } from 'drizzle-orm';
import type { IdentityParts } from './parts.ts';
import { accountCodes, accounts, accountSessions, codeRequests } from './tables.ts';

const dayMs = 86_400_000;
// An expired code stays a while, so that who types it late hears that it is too late.
const codeKeptMs = 7 * dayMs;
const unconfirmedKeptMs = 30 * dayMs;

export async function forgetExpired({ db, clock }: Pick<IdentityParts, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db.delete(accountSessions).where(lte(accountSessions.expiresAt, now));
  await db.delete(accountCodes).where(lt(accountCodes.expiresAt, before(codeKeptMs)));
  await db.delete(codeRequests).where(lt(codeRequests.createdAt, before(dayMs)));
  // Data of somebody who never came back, or of somebody whose address a stranger typed.
  await db
    .delete(accounts)
    .where(and(isNull(accounts.confirmedAt), lt(accounts.createdAt, before(unconfirmedKeptMs))));
}
