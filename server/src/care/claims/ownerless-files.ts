import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connection.ts';
import { batchSize } from '../../platform/database/in-batches.ts';
import { storedFiles } from '../files/tables.ts';
import { claimPapers, claims } from './tables.ts';

/** Deletes files whose claim was deleted, with its contract or as an abandoned draft; returns how many. */
export async function removeOwnerlessFiles(db: Database): Promise<number> {
  const of = (table: typeof claims | typeof claimPapers) =>
    db
      .select({ one: sql`1` })
      .from(table)
      .where(eq(table.id, storedFiles.ownerId));
  const ownerless = await db
    .select({ ownerId: storedFiles.ownerId, id: storedFiles.id })
    .from(storedFiles)
    .where(and(eq(storedFiles.ownerKind, 'claim'), notExists(of(claims)), notExists(of(claimPapers))))
    .limit(batchSize);
  if (ownerless.length === 0) return 0;
  const removed = await db
    .delete(storedFiles)
    .where(
      inArray(
        storedFiles.ownerId,
        ownerless.map(({ ownerId }) => ownerId),
      ),
    )
    .returning({ id: storedFiles.id });
  return removed.length;
}
