import type { CallKind, RequestKind } from '@riparo/domain/care/requests/kinds.ts';
import { isClosed } from '@riparo/domain/care/requests/states.ts';
import { and, eq, inArray, type SQLWrapper } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Actor } from '../../desk/log/append.ts';
import { changeCase } from '../casework/change-case.ts';
import { type RequestChange, requestCase } from './change-request.ts';
import { deskRequests, type RequestRow } from './tables.ts';

/** What a request stands for in the queue: a claim or a complaint, by its own id. */
export type WithOwnPage = { kind: Exclude<RequestKind, CallKind>; sourceId: string };

export async function holdRequestOf(
  tx: Transaction,
  { kind, sourceId }: WithOwnPage,
): Promise<RequestRow | null> {
  const [held] = await tx
    .select()
    .from(deskRequests)
    .where(and(eq(deskRequests.kind, kind), eq(deskRequests.sourceId, sourceId)))
    .for('update');
  return held ?? null;
}

/**
 * Does with the request what was done with what it stands for. One that is closed, where the table of transitions knows no way
 * on, or that is forgotten by now, is left as it is. Writes the log: nothing but more of the log comes after it.
 */
async function changeWith(
  tx: Transaction,
  of: WithOwnPage,
  actor: Actor,
  change: RequestChange,
  now: Date,
): Promise<void> {
  const held = await holdRequestOf(tx, of);
  if (held) await changeCase(tx, requestCase, held, { ...change, actor, now }, async () => null);
}

/** What is forgotten, or still answered without being found by a name, has no line in the queue. */
export async function dropRequestsOf(
  tx: Transaction,
  kind: WithOwnPage['kind'],
  ids: string[] | SQLWrapper,
): Promise<void> {
  await tx.delete(deskRequests).where(and(eq(deskRequests.kind, kind), inArray(deskRequests.sourceId, ids)));
}

/** It is over: nobody waits for it any more. */
export const concludeRequest = (tx: Transaction, of: WithOwnPage, actor: Actor, now: Date) =>
  changeWith(tx, of, actor, { action: 'conclude' }, now);

/** The next word comes by another moment, by which the queue is ordered from now on. */
export const promiseAgain = (tx: Transaction, of: WithOwnPage, deadline: Date, actor: Actor, now: Date) =>
  changeWith(
    tx,
    of,
    actor,
    { action: 'promise', changes: { deadline }, details: { deadline: deadline.toISOString() } },
    now,
  );

/** What was over goes on: it waits in the queue again, for anybody. One that is open says its moment anew. */
export async function reopenRequest(
  tx: Transaction,
  of: WithOwnPage,
  deadline: Date,
  actor: Actor,
  now: Date,
): Promise<void> {
  const held = await holdRequestOf(tx, of);
  if (!held) return;
  const action = isClosed(held.state) ? 'reopen' : 'promise';
  const details = { deadline: deadline.toISOString() };
  const change = { action, changes: { deadline }, details, actor, now } as const;
  await changeCase(tx, requestCase, held, change, async () => null);
}
