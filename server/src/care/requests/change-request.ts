import type { DeskRequest } from '@riparo/domain/care/requests/request-calls.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { LogAction } from '@riparo/domain/platform/call/log-actions.ts';
import { requestErrors } from '@riparo/domain/care/requests/errors.ts';
import { isClosed, type RequestAction, requestStateAfter } from '@riparo/domain/care/requests/states.ts';
import type { RequestId, StaffId, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { DeskDoer } from '../../desk/log/actor.ts';
import { type Actor, appendToLog } from '../../desk/log/append.ts';
import { type Failure, failure } from '../../platform/http/problem-answers.ts';
import { noteChange } from './note-change.ts';
import { selectRequests, toAnswer } from './request-answer.ts';
import { deskRequestHistory, deskRequests, type RequestRow } from './tables.ts';
import { maySee, type RequestReader } from './visible-requests.ts';

export type RequestParts = Pick<Dependencies, 'db' | 'clock' | 'sendMailLater'>;

type MovedOn = Failure<(typeof requestErrors)['RequestMovedOn']>;

export async function holdRequest(tx: Transaction, id: RequestId): Promise<RequestRow | undefined> {
  return (await tx.select().from(deskRequests).where(eq(deskRequests.id, id)).for('update'))[0];
}

/**
 * Does something with a request that is held until it is done; nobody else changes it meanwhile. At the desk only with one that the
 * doer may see; null stands for the person who asked, by their link.
 */
export const withHeldRequest = <T>(
  { db }: Pick<RequestParts, 'db'>,
  id: RequestId,
  doer: RequestReader | null,
  work: (tx: Transaction, held: RequestRow) => Promise<T>,
) =>
  db.transaction(async (tx) => {
    const held = await holdRequest(tx, id);
    const isTheirs = held && (doer === null || maySee(doer, held));
    return isTheirs ? work(tx, held) : failure(generalErrors['not-found']);
  });

const loggedAs: Partial<Record<RequestAction, LogAction>> = {
  take: 'request.taken',
  assign: 'request.assigned',
  release: 'request.released',
  note: 'request.note',
  correct: 'request.corrected',
  move: 'request.moved',
  cancel: 'request.cancelled',
  conclude: 'request.concluded',
  promise: 'request.promised',
  reopen: 'request.reopened',
};

export type RequestChange = {
  action: RequestAction;
  changes?: Partial<
    Omit<RequestRow, 'id' | 'kind' | 'state' | 'sourceId' | 'due' | 'version' | 'createdAt' | 'closedAt'>
  >;
  details?: Readonly<Record<string, unknown>>;
  note?: string | undefined;
  key?: SubmissionKey;
};

/** For somebody at the desk, who is told what came of it. */
export const changeRequest = (
  tx: Transaction,
  held: RequestRow,
  { id, actor }: DeskDoer,
  change: RequestChange,
  now: Date,
): Promise<DeskRequest | MovedOn> =>
  writeChange(tx, held, actor, change, now, (changed) => answerFor(tx, changed.id, id));

/**
 * The only writer of requests that are open: moves a held one along the table of transitions, and writes history and log.
 * Whoever closes or frees it is not its assignee any more. What follows is done before the log, with the number of the line
 * in the history.
 */
export async function writeChange<T>(
  tx: Transaction,
  held: RequestRow,
  actor: Actor,
  { action, changes = {}, details = {}, note, key }: RequestChange,
  now: Date,
  answerOf: (changed: RequestRow, line: number) => Promise<T>,
): Promise<T | MovedOn> {
  const state = requestStateAfter(held.state, action, held.againAt !== null);
  if (state === null) return failure(requestErrors.RequestMovedOn);
  const [changed] = await tx
    .update(deskRequests)
    .set({
      ...(state !== 'taken' && { assigneeId: null, takenAt: null }),
      ...(isClosed(state) && held.closedAt === null && { closedAt: now }),
      ...(!isClosed(state) && { closedAt: null }),
      ...changes,
      state,
      version: sql`${deskRequests.version} + 1`,
    })
    .where(eq(deskRequests.id, held.id))
    .returning();
  if (!changed) throw new Error('a request is gone while held');
  const noted = { action, from: held.state, actor, at: now, details, note: note || null, key };
  const line = await noteChange(tx, changed, noted);
  const answer = await answerOf(changed, line);
  const entry = { action: loggedAs[action] ?? 'request.outcome', subject: `request ${held.id}` } as const;
  await appendToLog(tx, actor, { ...entry, details: { ...details, action, to: state } }, now);
  return answer;
}

/** The request that was changed under this key, where it was sent before and its answer was lost. */
export async function requestChangedBy(tx: Transaction, key: SubmissionKey): Promise<RequestId | undefined> {
  const [line] = await tx
    .select({ requestId: deskRequestHistory.requestId })
    .from(deskRequestHistory)
    .where(eq(deskRequestHistory.key, key));
  return line?.requestId;
}

export async function answerFor(tx: Transaction, id: RequestId, reader: StaffId): Promise<DeskRequest> {
  const [found] = await selectRequests(tx).where(eq(deskRequests.id, id));
  if (!found) throw new Error('a request is gone while held');
  return toAnswer(found, reader);
}
