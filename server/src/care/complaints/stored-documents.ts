import { createHash } from 'node:crypto';
import type { ComplaintId } from '@riparo/domain/platform/values/ids.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connection.ts';
import { complaintDocuments, type ComplaintDocumentKind } from './tables.ts';

/**
 * Returns the document as it was first made, however the program changes later: it must match what is in the
 * complainant's mailbox. Of two made at the same time, one is stored.
 */
export async function makeOnce(
  db: Database,
  complaintId: ComplaintId,
  kind: ComplaintDocumentKind,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const isThis = and(eq(complaintDocuments.complaintId, complaintId), eq(complaintDocuments.kind, kind));
  const find = async () =>
    (await db.select({ content: complaintDocuments.content }).from(complaintDocuments).where(isThis))[0]
      ?.content;
  const stored = await find();
  if (stored) return stored;
  const content = await make();
  const sha256 = createHash('sha256').update(content).digest('hex');
  await db.insert(complaintDocuments).values({ complaintId, kind, content, sha256 }).onConflictDoNothing();
  return (await find()) ?? content;
}
