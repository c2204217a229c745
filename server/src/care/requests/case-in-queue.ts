import type { CallKind, RequestKind } from '@riparo/domain/care/requests/kinds.ts';
import { and, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { notifyDesks } from '../../desk/live/notices.ts';
import { deskRequests, isClosedRow, isOpen, type RequestRow } from './tables.ts';

/** A claim or a complaint, which has a page of its own, by its id. */
export type CaseInQueue = { kind: Exclude<RequestKind, CallKind>; sourceId: string };

const isOf = ({ kind, sourceId }: CaseInQueue) =>
  and(eq(deskRequests.kind, kind), eq(deskRequests.sourceId, sourceId));

/**
 * The place of a case in the queue follows from its row: when something is due, or null where the case is
 * closed. Staff only take it and pass it on there, so it has no history of its own. A case that goes on after
 * its end is unassigned.
 */
export async function placeInQueue(
  tx: Transaction,
  of: CaseInQueue,
  due: Date | null,
  now: Date,
): Promise<void> {
  const place =
    due === null
      ? { state: 'done' as const, assigneeId: null, takenAt: null, closedAt: now }
      : {
          deadline: due,
          state: sql`case when ${isClosedRow} then 'new' else ${deskRequests.state} end`,
          closedAt: null,
        };
  const [placed] = await tx
    .update(deskRequests)
    .set({ ...place, version: sql`${deskRequests.version} + 1` })
    .where(and(isOf(of), due === null ? isOpen : undefined))
    .returning({ id: deskRequests.id, version: deskRequests.version });
  if (placed) await notifyDesks(tx, { kind: 'request', ...placed });
}

export async function lockInQueue(tx: Transaction, of: CaseInQueue): Promise<RequestRow | null> {
  const [locked] = await tx.select().from(deskRequests).where(isOf(of)).for('update');
  return locked ?? null;
}

/**
 * Cases that are forgotten, or still have to be answered but can no longer be found by name, have no place in
 * the queue.
 */
export async function removeFromQueue(
  tx: Transaction,
  kind: CaseInQueue['kind'],
  ids: string[] | SQLWrapper,
): Promise<void> {
  await tx.delete(deskRequests).where(and(eq(deskRequests.kind, kind), inArray(deskRequests.sourceId, ids)));
}
