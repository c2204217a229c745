import { randomUUIDv7 } from 'node:crypto';
import type { CallKind, RequestKind } from '@riparo/domain/care/requests/kinds.ts';
import type { QuoteUuid, RequestId } from '@riparo/domain/platform/values/ids.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { product as ourselves } from '../../desk/log/append.ts';
import { openCase } from '../casework/change-case.ts';
import { requestCase } from './change-request.ts';
import { deskRequests, type RequestRow } from './tables.ts';

type RequestSubject =
  | { kind: CallKind; phone: string; product: string }
  | { kind: Exclude<RequestKind, CallKind>; phone: string | null; product: string | null };

export type NewRequest = RequestSubject & {
  /** The row that it comes from. */
  sourceId: string;
  quoteUuid?: QuoteUuid;
  firstName: string;
  lastName: string;
  email: string;
  /** The promised moment. */
  deadline: Date;
  /** For a booked call: staff do not call earlier. */
  againAt?: Date;
};

export type OpenedRequest = { request: RequestRow; line: number };

/**
 * The only place that opens requests, in the transaction that stores their source; a source that already
 * opened one opens no other (null).
 */
export async function openRequest(
  tx: Transaction,
  request: NewRequest,
  now: Date,
): Promise<OpenedRequest | null> {
  const [opened] = await tx
    .insert(deskRequests)
    // Ids grow with time: among requests promised for the same moment, as at night, the oldest comes first.
    .values({ ...request, id: randomUUIDv7() as RequestId, state: 'new', createdAt: now })
    .onConflictDoNothing({ target: [deskRequests.kind, deskRequests.sourceId] })
    .returning();
  if (!opened) return null;
  const details = opened.againAt ? { againAt: opened.againAt.toISOString() } : {};
  const line = await openCase(tx, requestCase, opened, { action: 'open', actor: ourselves, now, details });
  return { request: opened, line };
}
