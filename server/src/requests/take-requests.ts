import type { DeskRequest } from '@riparo/domain/contract/request-calls.ts';
import { generalErrors } from '@riparo/domain/call/problem.ts';
import { requestErrors } from '@riparo/domain/requests/errors.ts';
import { soonEnd } from '@riparo/domain/requests/urgency.ts';
import { may } from '@riparo/domain/roles/roles.ts';
import type { RequestId, StaffId } from '@riparo/domain/values/ids.ts';
import { and, asc, eq, isNull, lt, ne, or } from 'drizzle-orm';
import { failure } from '../http/problem-answers.ts';
import { staffMembers } from '../staff/tables.ts';
import {
  answerFor,
  changeRequest,
  type Doer,
  type RequestChange,
  type RequestParts,
  withHeldRequest,
} from './change-request.ts';
import { deskRequests, isOpen } from './tables.ts';

const takingBy = ({ id }: Doer, now: Date): RequestChange => ({
  action: 'take',
  changes: { assigneeId: id, takenAt: now },
});

/** The most urgent free one. Those whom somebody else is about to take are passed over: two never get the same. */
export async function takeNextRequest({ db, clock }: RequestParts, doer: Doer): Promise<DeskRequest | null> {
  const now = clock();
  return db.transaction(async (tx) => {
    const [free] = await tx
      .select()
      .from(deskRequests)
      .where(
        and(
          isOpen,
          ne(deskRequests.state, 'taken'),
          or(isNull(deskRequests.againAt), lt(deskRequests.againAt, soonEnd(now))),
        ),
      )
      .orderBy(asc(deskRequests.due), asc(deskRequests.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!free) return null;
    const taken = await changeRequest(tx, free, doer, takingBy(doer, now), now);
    if (!('id' in taken)) throw new Error('a free request could not be taken');
    return taken;
  });
}

export async function takeRequest(parts: RequestParts, id: RequestId, doer: Doer) {
  const now = parts.clock();
  return withHeldRequest(parts, id, async (tx, held) => {
    // Pressed twice.
    if (held.assigneeId === doer.id) return answerFor(tx, id, doer.id);
    if (held.assigneeId) return failure(requestErrors.RequestTaken);
    return changeRequest(tx, held, doer, takingBy(doer, now), now);
  });
}

export async function releaseRequest(parts: RequestParts, id: RequestId, doer: Doer, mayReleaseAll: boolean) {
  return withHeldRequest(parts, id, async (tx, held) => {
    if (held.assigneeId && held.assigneeId !== doer.id && !mayReleaseAll)
      return failure(requestErrors.NotYourRequest);
    return changeRequest(tx, held, doer, { action: 'release' }, parts.clock());
  });
}

const NOT_AT_DESK = 'Questa persona non può seguire richieste.';

export async function assignRequest(parts: RequestParts, id: RequestId, assigneeId: StaffId, doer: Doer) {
  const now = parts.clock();
  const [member] = await parts.db.select().from(staffMembers).where(eq(staffMembers.id, assigneeId));
  if (!member || member.disabledAt || !may(member.role, 'work-requests'))
    return failure(generalErrors.validation, { staffId: NOT_AT_DESK });
  const change: RequestChange = {
    action: 'assign',
    changes: { assigneeId, takenAt: now },
    details: { assignee: assigneeId },
  };
  return withHeldRequest(parts, id, (tx, held) => changeRequest(tx, held, doer, change, now));
}
