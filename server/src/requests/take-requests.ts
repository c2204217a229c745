import type { DeskRequest } from '@riparo/domain/contract/request-calls.ts';
import { generalErrors } from '@riparo/domain/call/problem.ts';
import { requestErrors } from '@riparo/domain/requests/errors.ts';
import { soonEnd } from '@riparo/domain/requests/urgency.ts';
import { may } from '@riparo/domain/roles/roles.ts';
import type { RequestId, StaffId } from '@riparo/domain/values/ids.ts';
import { and, asc, eq, isNull, lt, ne, or } from 'drizzle-orm';
import { failure } from '../http/problem-answers.ts';
import { staffMembers } from '../staff/tables.ts';
import { answerFor, changeRequest, type Doer, holdRequest, type RequestParts } from './change-request.ts';
import { deskRequests, isOpen } from './tables.ts';

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
    const taken = await changeRequest(
      tx,
      free,
      doer,
      { action: 'take', changes: { assigneeId: doer.id, takenAt: now } },
      now,
    );
    if (!('id' in taken)) throw new Error('a free request could not be taken');
    return taken;
  });
}

export async function takeRequest({ db, clock }: RequestParts, id: RequestId, doer: Doer) {
  const now = clock();
  return db.transaction(async (tx) => {
    const held = await holdRequest(tx, id);
    if (!held) return failure(generalErrors['not-found']);
    // Pressed twice.
    if (held.assigneeId === doer.id) return answerFor(tx, id, doer.id);
    if (held.assigneeId) return failure(requestErrors.RequestTaken);
    return changeRequest(
      tx,
      held,
      doer,
      { action: 'take', changes: { assigneeId: doer.id, takenAt: now } },
      now,
    );
  });
}

export async function releaseRequest(
  { db, clock }: RequestParts,
  id: RequestId,
  doer: Doer,
  mayReleaseAll: boolean,
) {
  return db.transaction(async (tx) => {
    const held = await holdRequest(tx, id);
    if (!held) return failure(generalErrors['not-found']);
    if (held.assigneeId && held.assigneeId !== doer.id && !mayReleaseAll)
      return failure(requestErrors.NotYourRequest);
    return changeRequest(tx, held, doer, { action: 'release' }, clock());
  });
}

const NOT_AT_DESK = 'Questa persona non può seguire richieste.';

export async function assignRequest(
  { db, clock }: RequestParts,
  id: RequestId,
  assigneeId: StaffId,
  doer: Doer,
) {
  const now = clock();
  return db.transaction(async (tx) => {
    const [member] = await tx.select().from(staffMembers).where(eq(staffMembers.id, assigneeId));
    if (!member || member.disabledAt || !may(member.role, 'work-requests'))
      return failure(generalErrors.validation, { staffId: NOT_AT_DESK });
    const held = await holdRequest(tx, id);
    if (!held) return failure(generalErrors['not-found']);
    return changeRequest(
      tx,
      held,
      doer,
      { action: 'assign', changes: { assigneeId, takenAt: now }, details: { assignee: assigneeId } },
      now,
    );
  });
}
