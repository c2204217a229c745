import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
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

/** The questions are over: nobody goes on with these answers. */
export async function forgetOneCarried(db: Database, id: string): Promise<void> {
  await db.delete(carriedAnswers).where(eq(carriedAnswers.tokenHash, id));
}
