import { PIECE_BYTES } from '@riparo/domain/care/files/limits.ts';
import type { FileId } from '@riparo/domain/care/files/stored-file.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connection.ts';
import type { Enqueue } from '../../platform/jobs/queue.ts';
import { checkFileJob } from './check-file-job.ts';
import { storedFilePieces, storedFiles } from './tables.ts';

export type TakenPiece = { arrivedBytes: number };

/**
 * Stores the next piece of a file and returns how much has arrived. A repeated piece, or one from further on,
 * changes nothing: the sender continues from the position in the answer. Null: no such file was announced.
 */
export async function takePiece(
  { db, enqueue }: { db: Database; enqueue: Enqueue },
  ownerId: string,
  { id, from, content }: { id: FileId; from: number; content: Buffer },
): Promise<TakenPiece | null> {
  const isThis = and(eq(storedFiles.ownerId, ownerId), eq(storedFiles.id, id));
  return db.transaction(async (tx) => {
    const [file] = await tx
      .select({
        sizeBytes: storedFiles.sizeBytes,
        arrivedBytes: storedFiles.arrivedBytes,
        sender: storedFiles.sender,
      })
      .from(storedFiles)
      .where(isThis)
      .for('update');
    if (!file) return null;
    const isWhole = content.length === Math.min(PIECE_BYTES, file.sizeBytes - from);
    // An opened file has arrived completely: no piece is next.
    if (from !== file.arrivedBytes || !isWhole || content.length === 0)
      return { arrivedBytes: file.arrivedBytes };
    const arrivedBytes = from + content.length;
    await tx
      .insert(storedFilePieces)
      .values({ ownerId, fileId: id, part: 'arrived', number: from / PIECE_BYTES, content });
    await tx.update(storedFiles).set({ arrivedBytes }).where(isThis);
    if (arrivedBytes === file.sizeBytes)
      await enqueue(tx, checkFileJob, {
        payload: { ownerId, fileId: id },
        group: file.sender ?? ownerId,
      });
    return { arrivedBytes };
  });
}
