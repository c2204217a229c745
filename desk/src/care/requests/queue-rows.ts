import type { DeskRequest } from '@riparo/domain/care/requests/request-calls.ts';
import { isClosed } from '@riparo/domain/care/requests/states.ts';
import { groupOf, type RequestGroup } from '@riparo/domain/care/requests/urgency.ts';

export type QueueRow =
  | { readonly kind: 'group'; readonly group: RequestGroup }
  | { readonly kind: 'request'; readonly request: DeskRequest };

/** The rows of the queue: the requests in order, with the name of each group before its first. */
export function queueRows(requests: readonly DeskRequest[], now: Date): readonly QueueRow[] {
  const rows: QueueRow[] = [];
  let last: RequestGroup | undefined;
  const shownIds = new Set<string>();
  for (const request of requests) {
    // Pages are loaded one after the other: a request that moved meanwhile may be on two of them.
    if (shownIds.has(request.id)) continue;
    shownIds.add(request.id);
    const group = isClosed(request.state) ? undefined : groupOf(new Date(request.due), now);
    if (group && group !== last) rows.push({ kind: 'group', group });
    last = group;
    rows.push({ kind: 'request', request });
  }
  return rows;
}
