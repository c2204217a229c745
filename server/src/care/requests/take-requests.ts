import { staffAccessErrors } from '@riparo/domain/platform/call/access-errors.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { requestErrors } from '@riparo/domain/care/requests/errors.ts';
import { CALL_KINDS, mayBeGiven, permissionToWork } from '@riparo/domain/care/requests/kinds.ts';
import { soonEnd } from '@riparo/domain/care/requests/urgency.ts';
import { may } from '@riparo/domain/platform/call/roles.ts';
import type { RequestId, StaffId, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { and, asc, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { StaffActor } from '../../desk/log/actor.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { staffMembers, type StaffRow } from '../../desk/staff/tables.ts';
import { caseChangedBy } from '../casework/history.ts';
import {
  answerFor,
  changeRequest,
  lockRequest,
  requestCase,
  type RequestChange,
  type RequestParts,
  withLockedRequest,
} from './change-request.ts';
import { deskRequests, isOpen } from './tables.ts';
import { maySee } from './visible-requests.ts';

const takingBy = ({ id }: StaffActor, now: Date): RequestChange => ({
  action: 'take',
  changes: { assigneeId: id, takenAt: now },
});

const isAtDesk = (id: StaffId) => and(eq(staffMembers.id, id), isNull(staffMembers.disabledAt));

/** Locks the future assignee until the request is theirs: staff who are disabled meanwhile get none. */
async function lockMember(tx: Transaction, id: StaffId): Promise<StaffRow | undefined> {
  return (await tx.select().from(staffMembers).where(isAtDesk(id)).for('share'))[0];
}

const hasLeft = () => failure(staffAccessErrors.StaffSessionRequired);

/** The most urgent free call. Calls locked by another taker are skipped: two never get the same one. */
export async function takeNextRequest({ db, clock }: RequestParts, key: SubmissionKey, staff: StaffActor) {
  const now = clock();
  return db.transaction(async (tx) => {
    // Requests of the same person run one after the other: a repeated one finds what was taken.
    const [member] = await tx.select().from(staffMembers).where(isAtDesk(staff.id)).for('no key update');
    if (!member) return hasLeft();
    const before = await caseChangedBy(tx, requestCase, key, staff.actor);
    if (before) return { id: before as RequestId };
    const [free] = await tx
      .select()
      .from(deskRequests)
      .where(
        and(
          isOpen,
          ne(deskRequests.state, 'taken'),
          inArray(deskRequests.kind, [...CALL_KINDS]),
          or(isNull(deskRequests.againAt), lt(deskRequests.againAt, soonEnd(now))),
        ),
      )
      .orderBy(asc(deskRequests.due), asc(deskRequests.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!free) return { id: null };
    const taken = await changeRequest(tx, free, staff, { ...takingBy(staff, now), key }, now);
    if (!('id' in taken)) throw new Error('a free request could not be taken');
    return { id: taken.id };
  });
}

export async function takeRequest(parts: RequestParts, id: RequestId, staff: StaffActor) {
  const now = parts.clock();
  return parts.db.transaction(async (tx) => {
    const member = await lockMember(tx, staff.id);
    if (!member) return hasLeft();
    const locked = await lockRequest(tx, id);
    if (!locked || !maySee(member, locked)) return failure(generalErrors['not-found']);
    if (!may(member.role, permissionToWork[locked.kind])) return failure(staffAccessErrors.NotPermitted);
    // Pressed twice.
    if (locked.assigneeId === staff.id) return answerFor(tx, id, staff.id);
    if (locked.assigneeId) return failure(requestErrors.RequestTaken);
    return changeRequest(tx, locked, staff, takingBy(staff, now), now);
  });
}

export async function releaseRequest(
  parts: RequestParts,
  id: RequestId,
  staff: StaffActor,
  mayReleaseAll: boolean,
) {
  return withLockedRequest(parts, id, staff, async (tx, locked) => {
    if (locked.assigneeId && locked.assigneeId !== staff.id && !mayReleaseAll)
      return failure(requestErrors.NotYourRequest);
    return changeRequest(tx, locked, staff, { action: 'release' }, parts.clock());
  });
}

const NOT_AT_DESK = 'Questa persona non può seguire richieste.';

export async function assignRequest(
  parts: RequestParts,
  id: RequestId,
  assigneeId: StaffId,
  staff: StaffActor,
) {
  const now = parts.clock();
  const change: RequestChange = {
    action: 'assign',
    changes: { assigneeId, takenAt: now },
    details: { assignee: assigneeId },
  };
  return parts.db.transaction(async (tx) => {
    const member = await lockMember(tx, assigneeId);
    if (!member) return failure(generalErrors.validation, { staffId: NOT_AT_DESK });
    const locked = await lockRequest(tx, id);
    if (!locked) return failure(generalErrors['not-found']);
    return mayBeGiven(member.role, locked.kind)
      ? changeRequest(tx, locked, staff, change, now)
      : failure(generalErrors.validation, { staffId: NOT_AT_DESK });
  });
}

/** Returns everything assigned to this member of staff to the queue. */
export async function freeRequestsOf(
  tx: Transaction,
  id: StaffId,
  staff: StaffActor,
  now: Date,
): Promise<void> {
  const assigned = await tx
    .select()
    .from(deskRequests)
    .where(eq(deskRequests.assigneeId, id))
    .orderBy(asc(deskRequests.id))
    .for('update');
  for (const locked of assigned) await changeRequest(tx, locked, staff, { action: 'release' }, now);
}
