import { consentRequestPath } from '@riparo/domain/platform/consent/path.ts';
import { eq } from 'drizzle-orm';
import { type ConsentRequestRow, consentRequests } from '../../platform/customers/consent-requests/tables.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { isProofIn, linkToken, uuidInToken } from '../../platform/settings/secrets/link-token.ts';
import { openSince } from './consent-status.ts';

type Linked = Pick<ConsentRequestRow, 'id' | 'emailKey'>;

const proofOf = (keyedHash: KeyedHash, { id, emailKey }: Linked) =>
  keyedHash('consent request', id, emailKey);

export const consentRequestLink = (keyedHash: KeyedHash, request: Linked): string =>
  consentRequestPath(linkToken(request.id, proofOf(keyedHash, request)));

/** The request behind a mailed link; null if unknown or expired. Locked when it is to be answered. */
export async function findConsentRequest(
  db: Database | Transaction,
  keyedHash: KeyedHash,
  { token, now, isLocked = false }: { token: string; now: Date; isLocked?: boolean },
): Promise<ConsentRequestRow | null> {
  const id = uuidInToken(token);
  if (id === null) return null;
  const found = db.select().from(consentRequests).where(eq(consentRequests.id, id));
  const [request] = await (isLocked ? found.for('update') : found);
  if (!request || request.mailedAt === null || !isProofIn(token, proofOf(keyedHash, request))) return null;
  return request.mailedAt > openSince(now) ? request : null;
}
