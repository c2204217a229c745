import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { requestPath } from '@riparo/domain/care/requests/path.ts';
import { requestIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { eq, sql } from 'drizzle-orm';
import type { EmailMove } from '../../platform/customers/email-move.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { isProofIn, linkToken, uuidInToken } from '../../platform/settings/secrets/link-token.ts';
import { type CallRow, deskRequests, isCall, type RequestRow } from './tables.ts';

type Linked = Pick<RequestRow, 'id' | 'email'>;

// Bound to a mailbox: once the desk corrects the mailbox, a mail sent to the wrong one opens nothing.
const proofOf = (keyedHash: KeyedHash, { id, email }: Linked) =>
  keyedHash('request link', id, emailKey(email));

/** Names a request and proves that we mailed the link to its customer; the token is not stored. */
export const requestToken = (keyedHash: KeyedHash, request: Linked): string =>
  linkToken(request.id, proofOf(keyedHash, request));

/** Where the customer manages the request. */
export const requestLink = (keyedHash: KeyedHash, request: Linked): string =>
  requestPath(requestToken(keyedHash, request));

/** The call that a mailed link leads to; null for an invented or voided link. */
export async function findLinkedRequest(
  db: Database | Transaction,
  keyedHash: KeyedHash,
  token: string,
): Promise<CallRow | null> {
  const { data: id } = requestIdSchema.safeParse(uuidInToken(token));
  if (!id) return null;
  const [request] = await db.select().from(deskRequests).where(eq(deskRequests.id, id));
  return request && isCall(request) && isProofIn(token, proofOf(keyedHash, request)) ? request : null;
}

/** Requests move with their person to the new mailbox. Returns the voided tokens with their replacements. */
export async function moveRequests(
  tx: Transaction,
  keyedHash: KeyedHash,
  { from, to }: Pick<EmailMove, 'from' | 'to'>,
): Promise<[before: string, after: string][]> {
  const moved = await tx
    .update(deskRequests)
    .set({ email: to })
    .where(sql`lower(${deskRequests.email}) = ${emailKey(from)}`)
    .returning({ id: deskRequests.id });
  return moved.map(({ id }) => [
    requestToken(keyedHash, { id, email: from }),
    requestToken(keyedHash, { id, email: to }),
  ]);
}
