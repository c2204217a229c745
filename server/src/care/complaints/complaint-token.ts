import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { complaintPath } from '@riparo/domain/care/complaints/paths.ts';
import { complaintIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { EmailMove } from '../../platform/customers/email-move.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { isProofIn, linkToken, uuidInToken } from '../../platform/settings/secrets/link-token.ts';
import { type ComplaintRow, complaints } from './tables.ts';

type Linked = Pick<ComplaintRow, 'id'> & { email: string };

/** A mailed link proves the mailbox; a link only shown after sending the form does not. */
type Way = 'mailed' | 'shown';

const proofOf = (keyedHash: KeyedHash, { id, email }: Linked, way: Way) =>
  keyedHash(way === 'mailed' ? 'complaint link' : 'complaint page', id, emailKey(email));

/** Names a complaint, proves that we issued the link and says how; nothing of it is stored. */
export const complaintToken = (keyedHash: KeyedHash, complaint: Linked, way: Way = 'mailed'): string =>
  linkToken(complaint.id, proofOf(keyedHash, complaint, way));

export const complaintLink = (keyedHash: KeyedHash, complaint: Linked): string =>
  complaintPath(complaintToken(keyedHash, complaint));

export type LinkedComplaint = {
  complaint: ComplaintRow;
  /** Opened with the mailed link: the mailbox is theirs. */
  isMailed: boolean;
};

/** The complaint of a link; null if we never issued it or the complainant asked for erasure. */
export async function findLinkedComplaint(
  db: Database | Transaction,
  keyedHash: KeyedHash,
  token: string,
): Promise<LinkedComplaint | null> {
  const { data: id } = complaintIdSchema.safeParse(uuidInToken(token));
  if (!id) return null;
  const [complaint] = await db
    .select()
    .from(complaints)
    .where(and(eq(complaints.id, id), isNull(complaints.erasureAskedAt)));
  // A complaint without an e-mail never had a link.
  if (!complaint || complaint.email === null) return null;
  const linked = { id: complaint.id, email: complaint.email };
  const isMailed = isProofIn(token, proofOf(keyedHash, linked, 'mailed'));
  return isMailed || isProofIn(token, proofOf(keyedHash, linked, 'shown')) ? { complaint, isMailed } : null;
}

/** Once the mailbox is proved, files may come from its owner: only the mailed link shows them. */
export const mayReadFiles = ({ complaint, isMailed }: LinkedComplaint) =>
  isMailed || complaint.mailboxProvedAt === null;

/** Moves a complainant's complaints to the new mailbox. Returns the void tokens with their replacements. */
export async function moveComplaints(
  tx: Transaction,
  keyedHash: KeyedHash,
  { from, to }: Pick<EmailMove, 'from' | 'to'>,
): Promise<[before: string, after: string][]> {
  const moved = await tx
    .update(complaints)
    .set({ email: to, emailKey: emailKey(to) })
    .where(and(eq(complaints.emailKey, emailKey(from)), isNull(complaints.erasureAskedAt)))
    .returning({ id: complaints.id });
  return moved.map(({ id }) => [
    complaintToken(keyedHash, { id, email: from }),
    complaintToken(keyedHash, { id, email: to }),
  ]);
}
