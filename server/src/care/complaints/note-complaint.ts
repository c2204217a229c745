import type { ComplaintAction } from '@riparo/domain/care/complaints/states.ts';
import type { StaffId, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import type { WarningDay } from '@riparo/domain/care/complaints/clock.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { tellDesks } from '../../desk/live/notices.ts';
import type { Actor } from '../../desk/log/append.ts';
import { complaintHistory, type ComplaintRow } from './tables.ts';

/** Whoever complains. The history outlives them, so it does not name them. */
export const itsMaker: Actor = { id: null, name: 'La persona', address: '' };

export type NotedChange = {
  action: ComplaintAction;
  details?: Readonly<Record<string, unknown>>;
  note?: string | null;
  key?: SubmissionKey;
  /** Told at every desk. */
  warning?: WarningDay;
};

/** Appends to the history of a complaint and tells desks that are open. The complaint must be written and held by now. */
export async function noteComplaint(
  tx: Transaction,
  { id, version, number }: ComplaintRow,
  { action, details = {}, note = null, key, warning }: NotedChange,
  actor: Actor,
  at: Date,
): Promise<void> {
  await tx.insert(complaintHistory).values({
    complaintId: id,
    at,
    actorId: actor.id as StaffId | null,
    actorName: actor.name,
    action,
    details,
    note,
    ...(key && { key }),
  });
  await tellDesks(tx, { kind: 'complaint', id, version, ...(warning && { warning, number }) });
}
