import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import { lt, lte } from 'drizzle-orm';
import type { IdentityParts } from './parts.ts';
import { forgetOldChallenges } from './passkeys/challenges.ts';
import { accountCodes, accountSessions, codeRequests, codeTries, registrations } from './tables.ts';

export async function forgetExpired({
  db,
  clock,
  retention,
}: Pick<IdentityParts, 'db' | 'clock' | 'retention'>): Promise<void> {
  const now = clock();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.delete(accountSessions).where(lte(accountSessions.expiresAt, now));
  await db.delete(accountCodes).where(lt(accountCodes.keyExpiresAt, before(retention.expiredCodes)));
  // No code lives longer than a day.
  await db.delete(codeTries).where(lt(codeTries.triedAt, before(2)));
  await forgetOldChallenges(db, now);
  await db.delete(codeRequests).where(lt(codeRequests.createdAt, before(1)));
  // Data of somebody who never came back, or of somebody whose address a stranger typed.
  await db.delete(registrations).where(lt(registrations.createdAt, before(retention.unconfirmedAccounts)));
}
