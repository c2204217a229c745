import { emailKey } from '@riparo/domain/account/email-key.ts';
import { eq, inArray, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connection.ts';
import { batchSize } from '../database/in-batches.ts';
import { carriedAnswers } from './tables.ts';

/** That somebody sent answers to their own mailbox, and until when. What was answered only the link can open. */
export const carriedBy = (db: Database, email: string) =>
  db
    .select({
      formId: carriedAnswers.formId,
      createdAt: carriedAnswers.createdAt,
      expiresAt: carriedAnswers.expiresAt,
    })
    .from(carriedAnswers)
    .where(eq(carriedAnswers.emailKey, emailKey(email)))
    .orderBy(carriedAnswers.createdAt);

export async function forgetCarried(tx: Transaction, email: string): Promise<void> {
  await tx.delete(carriedAnswers).where(eq(carriedAnswers.emailKey, emailKey(email)));
}

/** Nothing stays beyond its time. */
export async function removeExpiredCarried(db: Database, now: Date): Promise<number> {
  const some = db
    .select({ hash: carriedAnswers.tokenHash })
    .from(carriedAnswers)
    .where(lte(carriedAnswers.expiresAt, now))
    .limit(batchSize)
    .for('update', { skipLocked: true });
  const { rowCount } = await db.delete(carriedAnswers).where(inArray(carriedAnswers.tokenHash, some));
  return rowCount ?? 0;
}
