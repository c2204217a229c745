import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { carriedAnswers } from './tables.ts';

/** The answers sent to a mailbox, and until when. Only the link can open what was answered. */
export const resumeLinksOf = (db: Database, email: string) =>
  db
    .select({
      formId: carriedAnswers.formId,
      createdAt: carriedAnswers.createdAt,
      expiresAt: carriedAnswers.expiresAt,
    })
    .from(carriedAnswers)
    .where(eq(carriedAnswers.emailKey, emailKey(email)))
    .orderBy(carriedAnswers.createdAt);

export async function deleteResumeLinks(tx: Transaction, email: string): Promise<void> {
  await tx.delete(carriedAnswers).where(eq(carriedAnswers.emailKey, emailKey(email)));
}

/** The questions are finished: these answers are not needed again. */
export async function deleteResumeLink(db: Database, id: string): Promise<void> {
  await db.delete(carriedAnswers).where(eq(carriedAnswers.tokenHash, id));
}
