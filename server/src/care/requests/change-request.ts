import type { DeskRequest } from '@riparo/domain/care/requests/request-calls.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { LogAction } from '@riparo/domain/platform/call/log-actions.ts';
import { requestErrors } from '@riparo/domain/care/requests/errors.ts';
import {
  isClosed,
  type RequestAction,
  type RequestState,
  requestStateAfter,
} from '@riparo/domain/care/requests/states.ts';
import type { RequestId, StaffId } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { StaffActor } from '../../desk/log/actor.ts';
import { notifyDesks } from '../../desk/live/notices.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { type CaseAct, type CaseKind, writeRow } from '../casework/case-kind.ts';
import { changeCase } from '../casework/change-case.ts';
import { selectRequests, toAnswer } from './request-answer.ts';
import { deskRequests, type RequestRow } from './tables.ts';
import { maySee, type RequestReader } from './visible-requests.ts';

export type RequestParts = Pick<Dependencies, 'db' | 'clock' | 'sendMailLater'>;

export async function lockRequest(tx: Transaction, id: RequestId): Promise<RequestRow | undefined> {
  return (await tx.select().from(deskRequests).where(eq(deskRequests.id, id)).for('update'))[0];
}

/**
 * Works on a request under its lock. Staff only reach requests they may see; null as actor means the
 * customer, by their link.
 */
export const withLockedRequest = <T>(
  { db }: Pick<RequestParts, 'db'>,
  id: RequestId,
  viewer: RequestReader | null,
  work: (tx: Transaction, locked: RequestRow) => Promise<T>,
) =>
  db.transaction(async (tx) => {
    const locked = await lockRequest(tx, id);
    const isAllowed = locked && (viewer === null || maySee(viewer, locked));
    return isAllowed ? work(tx, locked) : failure(generalErrors['not-found']);
  });

const loggedAs: Partial<Record<RequestAction, LogAction | null>> = {
  open: null,
  take: 'request.taken',
  assign: 'request.assigned',
  release: 'request.released',
  note: 'request.note',
  correct: 'request.corrected',
  move: 'request.moved',
  cancel: 'request.cancelled',
};

/** A closed or released request has no assignee. */
export const requestCase: CaseKind<
  RequestRow,
  RequestState,
  RequestAction,
  (typeof requestErrors)['RequestMovedOn']
> = {
  name: 'request',
  of: (row) => row,
  stateAfter: ({ state, againAt }, action) => requestStateAfter(state, action, againAt !== null),
  movedOn: requestErrors.RequestMovedOn,
  write: (tx, { held, state, now }, changes) =>
    writeRow(tx, deskRequests, held.id, {
      ...(state !== 'taken' && { assigneeId: null, takenAt: null }),
      ...(isClosed(state) && held.closedAt === null && { closedAt: now }),
      ...(!isClosed(state) && { closedAt: null }),
      ...changes,
      state,
    }),
  notify: (tx, { id, version }) => notifyDesks(tx, { kind: 'request', id, version }),
  logged: ({ action, state, details }) => {
    const logged = loggedAs[action];
    return logged === null
      ? null
      : { action: logged ?? 'request.outcome', details: { ...details, action, to: state } };
  },
};

export type RequestChange = Omit<CaseAct<RequestRow, RequestAction>, 'actor' | 'now' | 'decide'>;

/** For staff, who get the changed request back. */
export const changeRequest = (
  tx: Transaction,
  held: RequestRow,
  { id, actor }: StaffActor,
  change: RequestChange,
  now: Date,
) => changeCase(tx, requestCase, held, { ...change, actor, now }, (row) => answerFor(tx, row.id, id));

export async function answerFor(tx: Transaction, id: RequestId, reader: StaffId): Promise<DeskRequest> {
  const [found] = await selectRequests(tx).where(eq(deskRequests.id, id));
  if (!found) throw new Error('a request is gone while held');
  return toAnswer(found, reader);
}
