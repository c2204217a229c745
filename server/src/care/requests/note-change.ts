import type { RequestAction, RequestState } from '@riparo/domain/care/requests/states.ts';
import type { StaffId, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Actor } from '../../desk/log/append.ts';
import { tellDesks } from '../../desk/live/notices.ts';
import { deskRequestHistory, type RequestRow } from './tables.ts';

export type Change = {
  action: RequestAction;
  from: RequestState | null;
  actor: Actor;
  at: Date;
  details?: Readonly<Record<string, unknown>>;
  note?: string | null;
  key?: SubmissionKey | undefined;
};

/** Held by all who change at once, and alone by whoever asks what has changed: see `changes.ts`. */
export const changesLock = sql`hashtextextended('desk request changes', 0)`;

/**
 * Appends to the history of a request, tells desks that are open, and gives the number of the new line. The request must be
 * written and held by now.
 */
export async function noteChange(
  tx: Transaction,
  { id, state, version }: RequestRow,
  { action, from, actor, at, details = {}, note = null, key }: Change,
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${changesLock})`);
  const [line] = await tx
    .insert(deskRequestHistory)
    .values({
      requestId: id,
      at,
      actorId: actor.id as StaffId | null,
      actorName: actor.name,
      action,
      fromState: from,
      toState: state,
      details,
      note,
      key: key ?? null,
    })
    .returning({ number: deskRequestHistory.number });
  if (!line) throw new Error('a change was not noted');
  await tellDesks(tx, { kind: 'request', id, version });
  return line.number;
}
