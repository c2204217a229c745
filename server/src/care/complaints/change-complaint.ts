import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { complaintErrors } from '@riparo/domain/care/complaints/errors.ts';
import { complaintStateAfter, isOpenComplaint } from '@riparo/domain/care/complaints/states.ts';
import type { ComplaintId } from '@riparo/domain/platform/values/ids.ts';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { Actor } from '../../desk/log/append.ts';
import { forgetUnfinished } from '../files/take-file.ts';
import { type Failure, failure } from '../../platform/http/problem-answers.ts';
import { type NotedChange, noteComplaint } from './note-complaint.ts';
import { type ComplaintRow, complaints } from './tables.ts';

export type ComplaintParts = Pick<Dependencies, 'db' | 'clock' | 'sendMailLater' | 'keyedHash' | 'config'>;

export async function holdComplaint(tx: Transaction, id: ComplaintId): Promise<ComplaintRow | undefined> {
  return (await tx.select().from(complaints).where(eq(complaints.id, id)).for('update'))[0];
}

/** Does something with a complaint that is held until it is done; nobody else changes it meanwhile. */
export const withHeldComplaint = <T>(
  { db }: Pick<ComplaintParts, 'db'>,
  id: ComplaintId,
  work: (tx: Transaction, held: ComplaintRow) => Promise<T>,
) =>
  db.transaction(async (tx) => {
    const held = await holdComplaint(tx, id);
    return held ? work(tx, held) : failure(generalErrors['not-found']);
  });

export type ComplaintChange = NotedChange & {
  changes?: Partial<
    Omit<ComplaintRow, 'id' | 'number' | 'submissionKey' | 'state' | 'version' | 'createdAt' | 'endedAt'>
  >;
};

/** The only writer of complaints: moves a held one along the table of transitions, and writes its history. */
export async function changeComplaint(
  tx: Transaction,
  held: ComplaintRow,
  actor: Actor,
  { changes = {}, ...noted }: ComplaintChange,
  now: Date,
): Promise<ComplaintRow | Failure<(typeof complaintErrors)['ComplaintMovedOn']>> {
  const state = complaintStateAfter(held.state, noted.action);
  if (state === null) return failure(complaintErrors.ComplaintMovedOn);
  const ends = isOpenComplaint(held.state) && !isOpenComplaint(state);
  const [changed] = await tx
    .update(complaints)
    .set({
      ...changes,
      ...(ends && { endedAt: now, endedBy: actor.name }),
      state,
      version: sql`${complaints.version} + 1`,
    })
    .where(eq(complaints.id, held.id))
    .returning();
  if (!changed) throw new Error('a complaint is gone while held');
  if (ends) await forgetUnfinished(tx, [held.id]);
  await noteComplaint(tx, changed, noted, actor, now);
  return changed;
}
