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

// Made for a mailbox: once the desk corrects it, whoever got the mail by mistake opens nothing any more.
const proofOf = (keyedHash: KeyedHash, { id, email }: Linked) =>
  keyedHash('request link', id, emailKey(email));

/** Names a request and proves that we mailed it to whoever made it; nothing of it is kept. */
export const requestToken = (keyedHash: KeyedHash, request: Linked): string =>
  linkToken(request.id, proofOf(keyedHash, request));

/** Where its maker looks after it. */
export const requestLink = (keyedHash: KeyedHash, request: Linked): string =>
  requestPath(requestToken(keyedHash, request));

/** The call that a mailed link leads to; null for one that we never made, or that was voided since. */
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

/** Requests go with their person to the new mailbox. Gives the tokens that are void now, with those in their place. */
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
