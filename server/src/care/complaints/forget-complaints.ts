import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { COMPLAINT_RETENTION_YEARS } from '@riparo/domain/people/retention/periods.ts';
import { and, asc, eq, getTableColumns, inArray, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { batchSize } from '../../platform/database/in-batches.ts';
import { filesOf } from '../files/stored-files.ts';
import { forgetFiles, forgetUnfinished } from '../files/take-file.ts';
import { historyOf } from '../casework/history.ts';
import { FORGOTTEN_PERSON } from '../requests/forgotten-person.ts';
import { deskRequests } from '../requests/tables.ts';
import { removeFromQueue } from '../requests/case-in-queue.ts';
import { complaintCase } from './change-complaint.ts';
import { isOfMailboxes } from './deals-of-complaint.ts';
import { complaints } from './tables.ts';

/** Complaints of their mailbox, and those by letter about purchases made with it. */
const ownOf = (db: Database | Transaction, email: string) =>
  and(isOfMailboxes(db, [emailKey(email)]), isNull(complaints.erasureAskedAt));

/** A person's complaints for their export, without the names of the staff who worked on them. */
export async function complaintsOfPerson(db: Database, email: string) {
  const {
    submissionKey: _key,
    emailKey: _emailKey,
    answerSavedBy: _saved,
    endedBy: _ended,
    answerText,
    answerOutcome,
    ...columns
  } = getTableColumns(complaints);
  const rows = await db
    .select({ ...columns, answerText, answerOutcome })
    .from(complaints)
    .where(ownOf(db, email))
    .orderBy(asc(complaints.createdAt));
  const ids = rows.map(({ id }) => id);
  const [lines, files] = await Promise.all([historyOf(db, complaintCase, ids), filesOf(db, ids)]);
  return rows.map((row) => {
    // An answer still being drafted was not sent to the complainant.
    const isSent = row.state === 'answered';
    return {
      ...row,
      answerText: isSent ? row.answerText : '',
      answerOutcome: isSent ? row.answerOutcome : null,
      files: files
        .filter(({ ownerId }) => ownerId === row.id)
        .map(({ name, contentType, sizeBytes, storedAt }) => ({ name, contentType, sizeBytes, storedAt })),
      history: lines
        .filter(({ caseId }) => caseId === row.id)
        .map(({ at, action, note }) => ({ at, action, note })),
    };
  });
}

/**
 * The register is stored beyond erasure. Complaints that are over become inaccessible; open ones are still
 * answered, by mail alone, and then become inaccessible too.
 */
export async function forgetComplaints(tx: Transaction, email: string, now: Date): Promise<void> {
  const own = ownOf(tx, email);
  const erased = await tx
    .update(complaints)
    .set({ erasureAskedAt: now, phone: null })
    .where(own)
    .returning({ id: complaints.id, endedAt: complaints.endedAt });
  const ids = erased.map(({ id }) => id);
  if (ids.length === 0) return;
  await forgetUnfinished(tx, ids);
  const ended = erased.filter(({ endedAt }) => endedAt !== null).map(({ id }) => id);
  await removeFromQueue(tx, 'complaint', ended);
  // An open complaint waits in the queue without the name and mailbox by which it could be found.
  await tx
    .update(deskRequests)
    .set(FORGOTTEN_PERSON)
    .where(and(eq(deskRequests.kind, 'complaint'), inArray(deskRequests.sourceId, ids)));
}

/** Deletes complaints at the end of their retention period, with any line left in the queue. */
export async function removeOldComplaints(db: Database, now: Date): Promise<number> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - COMPLAINT_RETENTION_YEARS);
  return db.transaction(async (tx) => {
    const old = await tx
      .select({ id: complaints.id })
      .from(complaints)
      // Open complaints have no end date, so this skips them.
      .where(lt(complaints.endedAt, before))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await removeFromQueue(tx, 'complaint', ids);
    await forgetFiles(tx, ids);
    await tx.delete(complaints).where(inArray(complaints.id, ids));
    return ids.length;
  });
}
