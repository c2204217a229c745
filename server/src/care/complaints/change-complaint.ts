import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { LogAction } from '@riparo/domain/platform/call/log-actions.ts';
import { dueDeadline, type WarningDay } from '@riparo/domain/care/complaints/clock.ts';
import { complaintErrors } from '@riparo/domain/care/complaints/errors.ts';
import {
  type ComplaintAction,
  type ComplaintState,
  complaintStateAfter,
  isOpenComplaint,
} from '@riparo/domain/care/complaints/states.ts';
import type { ComplaintId } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { notifyDesks } from '../../desk/live/notices.ts';
import { type CaseAct, type CaseKind, writeRow } from '../casework/case-kind.ts';
import { forgetUnfinished } from '../files/take-file.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { placeInQueue, removeFromQueue } from '../requests/case-in-queue.ts';
import { type ComplaintRow, complaints } from './tables.ts';

export type ComplaintParts = Pick<Dependencies, 'db' | 'clock' | 'sendMailLater' | 'keyedHash' | 'config'>;

export async function lockComplaint(tx: Transaction, id: ComplaintId): Promise<ComplaintRow | undefined> {
  return (await tx.select().from(complaints).where(eq(complaints.id, id)).for('update'))[0];
}

/** Runs work on a complaint while holding its lock. */
export const withLockedComplaint = <T>(
  { db }: Pick<ComplaintParts, 'db'>,
  id: ComplaintId,
  work: (tx: Transaction, locked: ComplaintRow) => Promise<T>,
) =>
  db.transaction(async (tx) => {
    const locked = await lockComplaint(tx, id);
    return locked ? work(tx, locked) : failure(generalErrors['not-found']);
  });

const loggedAs: Readonly<Record<ComplaintAction, LogAction | null>> = {
  receive: null,
  register: 'complaint.registered',
  take: 'complaint.taken',
  classify: 'complaint.classified',
  draft: 'complaint.answer-saved',
  answer: 'complaint.answered',
  withdraw: 'complaint.withdrawn',
  close: 'complaint.closed',
  note: 'complaint.note',
  'edit-note': 'complaint.note-edited',
  warn: null,
  file: null,
  'mail-again': 'complaint.mail-sent',
  post: 'complaint.letter-posted',
};

export type ComplaintAct = CaseAct<ComplaintRow, ComplaintAction>;

export const complaintCase: CaseKind<
  ComplaintRow,
  ComplaintState,
  ComplaintAction,
  (typeof complaintErrors)['ComplaintMovedOn']
> = {
  name: 'complaint',
  of: (row) => row,
  stateAfter: ({ state }, action) => complaintStateAfter(state, action),
  movedOn: complaintErrors.ComplaintMovedOn,
  write: (tx, { held, state, actor, now }, changes) =>
    writeRow(tx, complaints, held.id, {
      ...changes,
      ...(isOpenComplaint(held.state) && !isOpenComplaint(state) && { endedAt: now, endedBy: actor.name }),
      state,
    }),
  async follow(tx, changed, { held, now }) {
    if (!isOpenComplaint(held.state)) return;
    const isOpen = isOpenComplaint(changed.state);
    if (!isOpen) await forgetUnfinished(tx, [held.id]);
    if (!isOpen && changed.erasureAskedAt !== null) await removeFromQueue(tx, 'complaint', [held.id]);
    // Another area may have another due date.
    else if (!isOpen || changed.dueOn !== held.dueOn)
      await placeInQueue(
        tx,
        { kind: 'complaint', sourceId: held.id },
        isOpen ? dueDeadline(changed) : null,
        now,
      );
  },
  notify: (tx, { id, version, number, warnedDay }, { action }) =>
    notifyDesks(tx, {
      kind: 'complaint',
      id,
      version,
      ...(action === 'warn' && { warning: warnedDay as WarningDay, number }),
    }),
  logged: ({ action, details }) => {
    const logged = loggedAs[action];
    return logged && { action: logged, details };
  },
};
